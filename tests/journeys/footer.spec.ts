import type { Page } from "@playwright/test";
import { footerGroups } from "#content/footer-links.ts";
import { fieldErrors } from "#words/forms.ts";
import { siteWords } from "#words/site.ts";
import { footer as words } from "#words/layout.ts";
import { socialLinks } from "#content/brand/contacts.ts";
import { expect, hydrated, test } from "./fixtures.ts";

function listen(page: Page) {
  const logged: string[] = [];
  const called: string[] = [];
  page.on("console", (message) => message.type() === "log" && logged.push(message.text()));
  page.on("request", (request) => request.method() !== "GET" && called.push(request.url()));
  return { logged, called };
}

test("S1.3 the footer has social icons, link lists and the copyright line", async ({ page }) => {
  await page.goto("/help");
  const footer = page.getByRole("contentinfo");
  for (const { name, href } of socialLinks) {
    const icon = footer.getByRole("link", { name: new RegExp(`^${name} `) });
    await expect(icon).toHaveAttribute("href", href);
    await expect(icon).toHaveAttribute("rel", "noopener");
  }
  for (const { label, links } of footerGroups) {
    await expect(footer.getByRole("navigation", { name: label }).getByRole("link")).toHaveCount(links.length);
  }
  await expect(footer).toContainText(siteWords.copyright);
});

for (const [number, name, value, button, missing] of [
  [
    "P2",
    "email",
    "ruth@marlow-bakery.example",
    "Subscribe to the newsletter",
    fieldErrors.required(words.newsletter.label),
  ],
  ["P3", "phone", "+44 7700 900123", "Text me updates", fieldErrors.required(words.sms.label)],
] as const) {
  test(`S1.3 ${number} the ${name} field is required; the form logs the value, clears the field, makes no call and claims nothing`, async ({
    page,
  }) => {
    const { logged, called } = listen(page);
    await page.goto("/help");
    await hydrated(page, "footer");
    const footer = page.getByRole("contentinfo");
    // The footer's text exists only once the footer is laid out.
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(() => footer.innerText()).not.toBe("");
    const before = await footer.innerText();
    const field = footer.locator(`input[name=${name}]`);
    await footer.getByRole("button", { name: button }).click();
    await expect(field).toHaveAttribute("autocomplete", name === "email" ? "email" : "tel");
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(missing);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    expect(logged).toEqual([]);
    await field.fill(value);
    await footer.getByRole("button", { name: button }).click();
    await expect(field).toHaveValue("");
    await expect(field).toHaveAccessibleDescription("");
    await expect.poll(() => logged).toEqual([value]);
    expect(called).toEqual([]);
    await expect.poll(() => footer.innerText()).toBe(before);
  });
}

test("S1.3 P2 the newsletter form says what an email address looks like @nightly", async ({ page }) => {
  const { logged } = listen(page);
  await page.goto("/help");
  await hydrated(page, "footer");
  const field = page.getByRole("contentinfo").getByRole("textbox", { name: words.newsletter.label });
  await field.fill("ruth at the bakery");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(fieldErrors.email);
  expect(logged).toEqual([]);
});
