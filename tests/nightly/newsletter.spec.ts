import type { Page } from "@playwright/test";
import { newsletterForm, newsletterPages } from "#words/newsletter.ts";
import { newEmail } from "#tests/journeys/account-visitor.ts";
import { expect, test } from "#tests/journeys/fixtures.ts";
import { linksTo, openForms } from "#tests/journeys/newsletter-visitor.ts";

test.use({ siteName: "live" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("P3 live: a number without + asks for its country, and guesses none", async ({ page }) => {
  const sent: (string | null)[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.postData()));
  await openForms(page);
  const footer = page.getByRole("contentinfo");
  const number = footer.getByLabel("Updates by text");
  await number.fill("202 555 0177");
  await number.press("Enter");
  const country = footer.getByLabel(newsletterForm.country);
  await expect(country).toBeFocused();
  await expect(country).toHaveValue("");
  expect(sent).toEqual([]);
  await country.selectOption({ label: "United States" });
  await footer.getByRole("button", { name: "Text me updates" }).click();
  await expect(footer.getByRole("status")).toContainText(newsletterForm.textsTitle);
  expect(sent).toEqual(["phone=%2B12025550177&captcha_token="]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("P2 P3 D13 live: both forms, the confirmation and unsubscribing work", async ({ page }) => {
    const email = newEmail();
    const footer = page.getByRole("contentinfo");
    await page.goto("/help");
    await expect(footer).toContainText(newsletterForm.withPlus, { useInnerText: true });
    await footer.getByLabel("Email newsletter").fill(email);
    await footer.getByRole("button", { name: "Subscribe to the newsletter" }).click();
    await expect(heading(page)).toHaveText(newsletterPages.sent.heading);
    const { confirm, unsubscribe } = await linksTo(email);
    await page.goto(confirm);
    await page.getByRole("button", { name: newsletterPages.confirm.action }).click();
    await expect(heading(page)).toHaveText(newsletterPages.confirmed.heading);
    await page.goto(unsubscribe);
    await page.getByRole("button", { name: newsletterPages.unsubscribe.action }).click();
    await expect(heading(page)).toHaveText(newsletterPages.unsubscribed.heading);

    await footer.getByLabel("Updates by text").fill("202 555 0178");
    await footer.getByRole("button", { name: "Text me updates" }).click();
    await expect(heading(page)).toHaveText(newsletterPages["not-sent"].heading);
    await footer.getByLabel("Updates by text").fill("+1 202 555 0178");
    await footer.getByRole("button", { name: "Text me updates" }).click();
    await expect(heading(page)).toHaveText(newsletterPages.texts.heading);
  });
});
