import { answersOn } from "#content/answers.ts";
import { layout } from "#words/layout.ts";
import { glossary } from "#words/pages/glossary.ts";
import { trust } from "#content/pages/trust.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { expectInView } from "./landing.ts";

const buyerAnswers = answersOn("/trust", "spec");

test("D17 /trust shows every buyer's answer once, in its group, with what a buyer does next on the first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/trust");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(trust.heading);
  const main = page.getByRole("main");
  await expectInView(page, main.getByRole("link", { name: layout.seePrices }));
  for (const { id } of trust.groups) {
    const expected = buyerAnswers.filter(({ topic }) => topic === id).map(({ question }) => question);
    await expect(page.locator(`#${id} summary`)).toHaveText(expected);
  }
  await expect(main.locator("details")).toHaveCount(buyerAnswers.length);
  await expect(main.getByText("A sample business")).toBeVisible();
});

test("D17 an answer of /trust opens by its address, on load and from the facts at a glance", async ({ page }) => {
  await page.goto("/trust#uptime");
  await expect(page.locator("#uptime")).toHaveAttribute("open", "");
  await expectInView(page, page.locator("#uptime").getByRole("heading"));
  await page.getByRole("link", { name: "By the month." }).click();
  await expect(page.locator("#yearly")).toHaveAttribute("open", "");
  await expectInView(page, page.locator("#yearly").getByRole("heading"));
});

test("S2.5 /pricing answers buyers below its plans, as served and after a navigation within the site", async ({
  page,
}) => {
  const questions = answersOn("/pricing", "spec").map(({ question }) => question);
  await page.goto("/pricing");
  await hydrated(page);
  // The services' tables fold too, but have no address of their own.
  const summaries = page.getByRole("main").locator("details[id] > summary");
  await expect(summaries).toHaveText(questions);
  await page.getByText("Do I pay by contacts or by emails?").click();
  await expect(page.locator("#per-contact tbody tr")).toHaveCount(3);

  await page.goto("/solutions");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(summaries).toHaveText(questions);
  await page.getByText("What counts as a contact?").click();
  await page.locator("#contact").getByRole("link", { name: "contacts and emails" }).click();
  await expect(page).toHaveURL("/trust#per-contact");
});

test("D17 the glossary explains its words under their letters, and its first screen leads on", async ({ page }) => {
  await page.goto("/glossary");
  await hydrated(page);
  await expect(page.getByRole("term")).toHaveText(glossary.words.map(({ word }) => word));
  await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "S", exact: true }).click();
  await expectInView(page, page.getByRole("heading", { level: 2, name: "S", exact: true }));
  await page.getByRole("main").getByRole("link", { name: "Learn digital marketing" }).click();
  await page.getByRole("main").getByRole("link", { name: "glossary" }).click();
  await expect(page).toHaveURL("/glossary");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("D13 the answers of /pricing open without scripts", async ({ page }) => {
    await page.goto("/pricing");
    await page.getByText("Is there an annual price, a setup fee or a contract?").click();
    await expect(page.getByText("twelve times the monthly price")).toBeVisible();
  });

  test("D17 the board of /integrations leaves what its filter names, without scripts", async ({ page }) => {
    await page.goto("/integrations");
    const rows = page.locator("#systems tbody tr");
    const named = rows.filter({ hasText: "Not yet" });
    await expect(rows.filter({ visible: true })).toHaveCount(await rows.count());
    await page.getByRole("radio", { name: "Not yet" }).check();
    await expect(named.filter({ visible: true })).toHaveCount(await named.count());
    await expect(rows.filter({ visible: true })).toHaveCount(await named.count());
  });
});
