import { photoHost } from "#content/photo-host.ts";
import { expect, test } from "./fixtures.ts";
import { expectInView } from "./landing.ts";

const pages = [
  ["/developer", "Read our public data.", 0],
  ["/help/starting", "Getting started", 0],
  ["/learn/digital-marketing", "Digital marketing for beginners.", 1],
  ["/learn/ecommerce", "Sell online, step by step.", 1],
] as const;

for (const [path, heading, photos] of pages) {
  const tag = photos > 0 ? " @nightly" : "";
  test(`S2.10 S7.7 ${path} has text, its photos, and contents that stay in sight and mark the current section${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect((await page.getByRole("main").textContent())?.length).toBeGreaterThan(1500);
    await expect(page.locator(`img[src^='${photoHost}/']`)).toHaveCount(photos);
    await expect(page.locator(`img[src^='${photoHost}/'][loading=lazy][width][height]`)).toHaveCount(photos);
    const entries = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const hashes = await entries.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).hash),
    );
    expect(hashes.length).toBeGreaterThanOrEqual(4);
    for (const hash of hashes) await expect(page.locator(hash)).toHaveCount(1);
    await entries.last().click();
    await expectInView(
      page,
      page
        .locator(hashes.at(-1) ?? "")
        .getByRole("heading")
        .first(),
    );
    await expect(entries.last()).toBeInViewport();
    await expect(entries.last()).toHaveAttribute("aria-current", "location");
  });
}

test("S2.10 D32 the help links to a page for each topic, and to its questions by their addresses", async ({ page }) => {
  await page.goto("/help#no-letter");
  const moved = page.locator("#no-letter").getByRole("link");
  await expectInView(page, moved);
  await moved.click();
  await expect(page).toHaveURL("/help/account#no-letter");
  await expectInView(page, page.locator("#no-letter").getByRole("heading"));
  await page.getByRole("main").getByRole("link", { name: "Help Center" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^How to buy \d+ answers$/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How to buy");
  expect((await page.request.get("/help/nothing")).status()).toBe(404);
});

test("S2.10 D23 the help page’s search finds the answers of all pages @nightly", async ({ page }) => {
  await page.goto("/help");
  const main = page.getByRole("main");
  await main.getByRole("searchbox", { name: "Search the answers" }).fill("can I get a refund");
  await expect(main.getByRole("status")).toHaveText(/^\d+ results?$/);
  await main.getByRole("search").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/help\/billing#refund$/);
});
