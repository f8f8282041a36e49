import { photoHost } from "#content/photo-host.ts";
import { expect, test } from "./fixtures.ts";
import { expectInView } from "./landing.ts";

const pages = [
  ["/developer", "Read our public data.", 0],
  ["/help", "How can we help?", 0],
  ["/learn/digital-marketing", "Digital marketing for beginners.", 1],
  ["/learn/ecommerce", "Sell online, step by step.", 1],
] as const;

for (const [path, heading, photos] of pages) {
  test(`S2.10 S7.7 ${path} has words to read, its photos, and a contents list whose anchors exist`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    // Closed answers count, because their text is in the page.
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
  });
}

test("S2.10 a question of the help page opens by its address, on load and on the page", async ({ page }) => {
  await page.goto("/help#no-letter");
  const question = page.locator("#no-letter");
  await expect(question).toHaveAttribute("open", "");
  await expectInView(page, question.getByRole("heading"));
  await page.goto("/resources");
  await page.getByRole("link", { name: "What does it cost?" }).click();
  await expect(page).toHaveURL(/\/help#cost$/);
  await expect(page.locator("#cost")).toHaveAttribute("open", "");
  await expectInView(page, page.locator("#cost").getByRole("heading"));
});

test("S2.10 D23 the help page’s search finds the answers of all pages", async ({ page }) => {
  await page.goto("/help");
  const main = page.getByRole("main");
  await main.getByRole("searchbox", { name: "Search the answers" }).fill("can I get a refund");
  await expect(main.getByRole("status")).toHaveText(/^\d+ results?$/);
  await main.getByRole("search").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/trust#refund$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("D13 answers of the help page open without scripts", async ({ page }) => {
    await page.goto("/help");
    await page.getByRole("heading", { name: "What does it cost?" }).click();
    await expect(page.locator("#cost").getByText("a month", { exact: false }).first()).toBeVisible();
  });
});
