import type { Page } from "@playwright/test";
import { planById } from "#content/catalog/plans.ts";
import { formatPrice } from "#content/format-price.ts";
import { expect, test } from "#tests/journeys/fixtures.ts";
import { expectLinkedFromServices } from "#tests/journeys/landing.ts";

const sum = formatPrice(3 * planById.basic.monthlyPrice);
const form = (page: Page) => page.getByRole("form", { name: "Six questions" });
const result = (page: Page) => page.getByRole("region", { name: "What your answers lead to" });

async function start(page: Page): Promise<void> {
  await page.goto("/tools/which-services");
  await expect(result(page)).toContainText("Nothing yet");
  await expect(result(page).getByRole("listitem")).toHaveCount(0);
  await form(page).getByLabel("People on your list").fill("3100");
}

const answers = ["An email address", "From a search nearby", "They can", "A free one"];

async function expectExplained(page: Page): Promise<void> {
  await expect(result(page).getByRole("heading", { level: 3 })).toHaveText([
    "Email marketing",
    "SEO",
    "Business email",
  ]);
  await expect(result(page)).not.toContainText("Nothing yet", { useInnerText: true });
  for (const line of await result(page).getByRole("listitem").all()) {
    expect((await line.innerText()).length).toBeGreaterThan(60);
    await expect(line.getByRole("link")).toHaveAttribute("href", /^\/product#/);
  }
}

test("D17 six questions, one at a time, lead to services, and their basket to the calculator", async ({ page }) => {
  await start(page);
  const questions = form(page).getByRole("group");
  const submit = form(page).getByRole("button", { name: /cost/ });
  await expect(questions).toHaveCount(1);
  await expect(submit).toBeHidden();
  for (const label of answers) {
    await form(page).getByRole("button", { name: "Next" }).click();
    await expect(questions).toBeFocused();
    await form(page).getByLabel(label).check();
  }
  await expect(questions).toContainText("5 of 6");
  await form(page).getByRole("button", { name: "Next" }).click();
  await expect(form(page).getByRole("button", { name: /Next|Skip/ })).toHaveCount(0);
  await expectExplained(page);
  // 3,100 × 2 = 6,200 emails, SEO and four addresses, all on Basic.
  await expect(submit).toHaveText(`See what these 3 cost: ${sum} a month`);
  await page.reload();
  await expect(submit).toHaveText(`See what these 3 cost: ${sum} a month`);
  await form(page).getByRole("button", { name: "Back" }).click();
  await expect(questions).toContainText("5 of 6");
  await expect(form(page).getByLabel("A free one")).toBeChecked();
  await submit.click();
  const label = page.getByRole("region", { name: "Your monthly total" });
  await expect(label).toContainText("3,100 people, 3 services");
  await expect(label).toContainText("Email Basic");
  await expect(label).toContainText("SEO Basic");
  await expect(label).toContainText("Business email Basic");
  await expect(label).toContainText(sum);
  await expect(page.getByText(/could not be used/)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel("People on your list")).toHaveValue("3100");
  await expect(submit).toHaveText(`See what these 3 cost: ${sum} a month`);
});

test("D17 D29 a list without a length stays at its question, and the total asks for it again @nightly", async ({
  page,
}) => {
  await start(page);
  // The error that appears when the script starts would move a button during a press.
  await expect(form(page)).toHaveAttribute("data-awake");
  const list = form(page).getByLabel("People on your list");
  for (const typed of ["n/a", "0", "2-3k", "2.5", ""]) {
    await list.fill(typed);
    await form(page).getByRole("button", { name: "Next" }).click();
    await expect(list).toBeFocused();
    await expect(list).toHaveAccessibleDescription(/Enter a whole number|more than one number/);
  }
  await list.fill("2,400+");
  await form(page).getByRole("button", { name: "2,401", exact: true }).click();
  await expect(list).toHaveValue("2401");
  await form(page).getByRole("button", { name: "Next" }).click();
  await form(page).getByLabel("A phone number").check();
  await form(page).getByRole("button", { name: "Back" }).click();
  await list.fill("");
  await expect(form(page).getByRole("button", { name: /\p{Sc}/u })).toHaveCount(0);
  await form(page).getByRole("button", { name: "See what they cost" }).click();
  await expect(form(page).getByLabel("People on your list")).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("D17 the questions are answered and explained without scripts, and lead to their total", async ({ page }) => {
    await start(page);
    await expect(form(page).getByRole("group")).toHaveCount(6);
    for (const label of answers) await form(page).getByLabel(label).check();
    await expectExplained(page);
    await form(page).getByRole("button", { name: "See what they cost" }).click();
    await expect(page).toHaveURL(/\/pricing\?contacts=3100&.*#cost$/);
    await expect(page.getByRole("region", { name: "Your monthly total" })).toContainText(sum);
  });
});

test("D17 the questions are linked from the prices, the services and the footer @nightly", async ({ page }) => {
  await expectLinkedFromServices(page, "/tools/which-services", "Which services do I need?", "Six questions");
});
