import { expect, hydrated, test } from "./fixtures.ts";

const categories = [
  "Social media",
  "Professional networks",
  "Review platforms",
  "Content platforms",
  "Messaging",
  "Marketplaces",
  "Creative platforms",
];

test("S2.7 seven categories have external platforms that open in a new tab", async ({ page }) => {
  await page.goto("/media-world");
  const album = page.getByRole("region", { name: "Platforms" });
  await expect(album.getByRole("heading", { level: 2 })).toHaveText(categories);
  const links = album.getByRole("link");
  expect(await links.count()).toBeGreaterThanOrEqual(85);
  const facts = await links.evaluateAll((all) =>
    all.map((link) => [
      link.getAttribute("target"),
      link.getAttribute("rel"),
      new URL(link.getAttribute("href") ?? "").protocol,
    ]),
  );
  for (const fact of facts) expect(fact).toEqual(["_blank", "noopener", "https:"]);
  await expect(album.locator("img"), "no logo of anyone").toHaveCount(0);
});

test("S2.7 a category and a search filter the album, and All resets it", async ({ page }) => {
  await page.goto("/media-world");
  await hydrated(page);
  const album = page.getByRole("region", { name: "Platforms" });
  const messaging = page.getByRole("button", { name: "Messaging" });
  await messaging.click();
  await expect(messaging).toHaveAttribute("aria-pressed", "true");
  await expect(album.getByRole("heading", { level: 2 })).toHaveText(["Messaging"]);
  const shown = await album.getByRole("link").count();
  await expect(album.getByRole("status")).toHaveText(`${shown} platforms`);
  await page.getByRole("searchbox", { name: "Search the platforms" }).fill("signal");
  await expect(album.getByRole("link")).toHaveCount(1);
  await page.getByRole("searchbox").fill("etsy");
  await expect(page.getByText("No platform matches.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(album.getByRole("heading", { level: 2 })).toHaveCount(7);
});
