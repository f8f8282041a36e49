import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const form = (page: Page) => page.getByRole("form", { name: "Six questions" });
const result = (page: Page) => page.getByRole("region", { name: "What your answers lead to" });

async function answer(page: Page): Promise<void> {
  await page.goto("/tools/which-services");
  await expect(result(page)).toContainText("Nothing yet");
  await expect(result(page).getByRole("listitem")).toHaveCount(0);
  await form(page).getByLabel("People on your list").fill("3100");
  await form(page).getByLabel("An email address").check();
  await form(page).getByLabel("From a search nearby").check();
  await form(page).getByLabel("They can").check();
  await form(page).getByLabel("A free one").check();
}

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

test("D17 six questions lead to services, and their basket to the calculator", async ({ page }) => {
  await answer(page);
  await expect(form(page).getByRole("group")).toHaveCount(6);
  await expectExplained(page);
  await form(page).getByRole("button", { name: "See what they cost" }).click();
  const label = page.getByRole("region", { name: "Your monthly total" });
  await expect(label).toContainText("3,100 people, 3 services");
  // 3,100 × 4 = 12,400 emails: Pro, $199. SEO Basic and four addresses on Basic: $99 each.
  await expect(label).toContainText("Email Pro");
  await expect(label).toContainText("SEO Basic");
  await expect(label).toContainText("Business email Basic");
  await expect(label).toContainText("$397");
  await expect(page.getByText(/could not be read/)).toHaveCount(0);

  await page.goBack();
  await expect(page.getByLabel("People on your list")).toHaveValue("3100");
  await page.reload();
  await expect(page.getByLabel("People on your list")).toHaveValue("3100");
  await expectExplained(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("D17 the questions are answered and explained without scripts, and lead to the tables", async ({ page }) => {
    await answer(page);
    await expectExplained(page);
    await form(page).getByRole("button", { name: "See what they cost" }).click();
    await expect(page).toHaveURL(/\/pricing\?contacts=3100&.*#cost$/);
    await expect(page.locator("#cost")).toContainText("By hand it takes three steps", { useInnerText: true });
  });
});
