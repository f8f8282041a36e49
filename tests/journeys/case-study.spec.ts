import { socialCards } from "#content/social-cards.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { windowFaults } from "./page-checks/windows.ts";

const address = "/case-studies/marlow-bakery-1";

test("S3.1 D15 each card leads to its own page with all columns, marked as a sample", async ({ page }) => {
  await page.goto("/case-studies");
  await page.getByRole("link", { name: "Marlow Bakery", exact: true }).click();
  await expect(page).toHaveURL(address);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /Marlow Bakery: \+62%weekly pre-orders|Marlow Bakery: \+62% weekly pre-orders/,
  );
  for (const name of ["What it stands for", "What we did together", "How it was sent", "What came back"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await expect(page.getByText("A sample story:")).toBeVisible();
  await expect(page.getByText("October 28, 2026")).toBeVisible();
  await expect(page.getByRole("link", { name: /marlow-bakery\.example/ })).toHaveAttribute("rel", "noopener");
  expect(await page.title()).toContain("Marlow Bakery: +62% weekly pre-orders");
});

test("D20 S3.1 a case study fits every window, and no word of it is cut in two", async ({ page }) => {
  await page.goto(address);
  expect(await windowFaults(page)).toEqual([]);
});

test("S3.1 the id decides: a wrong name redirects permanently, an unknown id gets the site's 404", async ({
  page,
  request,
}) => {
  const moved = await request.get("/case-studies/elsewhere-1?q=rye", { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, `${address}?q=rye`]);
  for (const unknown of ["/case-studies/marlow-bakery-987654", "/case-studies/marlow-bakery"]) {
    expect((await page.goto(unknown))?.status(), unknown).toBe(404);
    await hydrated(page);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  }
});

test("D12 a case study has its own address, preview and article data, and is in the sitemap", async ({ request }) => {
  const html = await (await request.get(`${address}?utm_source=letter`)).text();
  const [, canonical = ""] = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html) ?? [];
  expect(new URL(canonical).pathname + new URL(canonical).search).toBe(address);
  const [, image = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(socialCards.map((card) => card.address)).toContain(new URL(image).pathname);
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const article = JSON.parse(json)["@graph"].find((thing: { "@type": string }) => thing["@type"] === "Article");
  expect(article).toMatchObject({ datePublished: "2026-10-28T09:00:00.000Z", mainEntityOfPage: canonical, image });
  expect(article.headline).toContain("Marlow Bakery");
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain(`<loc>${canonical}</loc>`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("S3.1 the list links to the pages of its records without scripts @nightly", async ({ page }) => {
    await page.goto("/case-studies");
    await page.getByRole("link", { name: "Marlow Bakery", exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("+62%");
    await page.getByRole("link", { name: "All case studies" }).click();
    await expect(page).toHaveURL("/case-studies");
  });
});
