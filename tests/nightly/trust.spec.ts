import { buyerAnswers } from "#content/buyer-answers.ts";
import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";

const on = (page: "pricing" | "help") => buyerAnswers.filter(({ alsoOn }) => alsoOn.includes(page));

test("S2.10 /help holds the buyers' questions, and its search finds them", async ({ page }) => {
  await page.goto("/help");
  await hydrated(page);
  const summaries = page.locator("#before-you-buy summary");
  await expect(summaries).toHaveText(on("help").map(({ question }) => question));
  await page.getByRole("searchbox").fill("mailchimp unzip");
  await expect(page.getByRole("main").locator("details").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("main").locator("details[open]")).toContainText("one list for each status");
  await page.getByRole("searchbox").fill("");
  await expect(summaries).toHaveCount(on("help").length);
});
