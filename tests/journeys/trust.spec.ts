import { answerPath, answersNamed, topics } from "#content/answers.ts";
import { layout } from "#words/layout.ts";
import { pricingAnswers } from "#words/pages/pricing.ts";
import { movedAnswers, type PageOfMovedAnswers } from "#content/moved-answers.ts";
import { services } from "#content/catalog/services.ts";
import { trust } from "#content/pages/trust.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { expectInView } from "./landing.ts";

test("D17 /trust asks three questions and lists the topics, with a buyer's next steps on the first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/trust");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(trust.heading);
  const main = page.getByRole("main");
  await expectInView(page, main.getByRole("link", { name: layout.seePrices }));
  const { shown } = trust.questions;
  await expect(main.locator("li h3")).toHaveText(answersNamed(shown, "spec").map(({ question }) => question));
  await expect(main.locator("li > a b")).toHaveText(topics.map(({ title }) => title));
  await expect(main.getByText("A sample business")).toBeVisible();
  await main.getByRole("link", { name: "By the month." }).click();
  await expect(page).toHaveURL("/help/billing#yearly");
  await expectInView(page, page.locator("#yearly").getByRole("heading"));
});

test("S2.5 D32 /pricing asks three questions below its plans and compares them in one table", async ({ page }) => {
  await page.goto("/pricing");
  await hydrated(page);
  const main = page.getByRole("main");
  const [first = ""] = answersNamed(pricingAnswers.shown, "spec").map(({ question }) => question);
  await expect(main.locator("#before-you-pay li h3")).toHaveCount(3);
  await expect(main.locator("#comparison tbody tr")).toHaveCount(services.length);
  await main.getByRole("link", { name: first, exact: true }).click();
  await expect(page).toHaveURL(/\/help\/billing#limit$/);
  await expectInView(page, page.locator("#limit").getByRole("heading"));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("D32 every former address of an answer keeps its anchor, with the question and a link to its answer @nightly", async ({
    page,
  }) => {
    const lost: string[] = [];
    for (const path of Object.keys(movedAnswers) as PageOfMovedAnswers[]) {
      await page.goto(path);
      for (const answer of answersNamed(movedAnswers[path].split(" "), "spec")) {
        const anchors = page.locator(`[id="${answer.id}"]`);
        const links = await anchors.locator(`a[href="${answerPath(answer)}"]`).count();
        const isHere = (await anchors.getByRole("heading", { name: answer.question }).count()) > 0;
        if ((await anchors.count()) !== 1 || (links === 0 && !isHere)) lost.push(`${path}#${answer.id}`);
      }
    }
    expect(lost).toEqual([]);
    await page.goto("/trust#gdpr");
    await page.getByRole("main").locator("#gdpr").getByRole("link").click();
    await expect(page).toHaveURL("/help/your-data#gdpr");
    await expect(page.locator("#gdpr")).toContainText("your responsibility");
  });
});
