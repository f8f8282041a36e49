import { footerGroups } from "#content/footer-links.ts";
import { chatQuestions } from "#content/chat-questions.ts";
import { expect, hydrated, test } from "./fixtures.ts";

test("S1.3 the footer's links stay as served and lead on within the page", async ({ page }) => {
  await page.goto("/help");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const footer = page.getByRole("contentinfo");
  for (const [name, address] of [
    ["Demo", "/demo"],
    ["Learn e-commerce", "/learn/ecommerce"],
    ["Larkpost, home page", "/"],
    ["SEO", "/product#seo"],
  ] as const) {
    await footer.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(address);
  }
  for (const { label, links } of footerGroups) {
    await expect(footer.getByRole("navigation", { name: label }).getByRole("link")).toHaveCount(links.length);
  }
  await expect(page.locator("#chat details[name=chat-question]")).toHaveCount(chatQuestions.length);
  await expect(page.getByRole("dialog", { name: "Cookies" })).toBeVisible();
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});
