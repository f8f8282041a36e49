import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

test("D13 fonts load without scripts @nightly", async ({ page }) => {
  const font = page.waitForRequest(/\.woff2$/);
  await page.goto("/");
  await font;
});

test("S7.4 the page includes the case studies for readers without scripts", async ({ page }) => {
  await page.goto("/case-studies");
  // Playwright's default text excludes `<noscript>`, so this reads rendered text.
  await expect(page.getByRole("main")).toContainText("Marlow Bakery", { useInnerText: true });
});

test("S7.5 the page includes the platforms for readers without scripts", async ({ page }) => {
  await page.goto("/social-media-world");
  expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThanOrEqual(80);
});

test("D13 dialogs and menus open without scripts, and say that sending needs them @short", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Log In" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Welcome Back" });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText("needs JavaScript", { useInnerText: true });
  await expect(dialog.locator("form[method=post]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Product" }).first().click();
  await expect(page.getByRole("link", { name: /Website builder/ }).first()).toBeVisible();
});

test("S1.4 the cookie notice can be accepted without scripts", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("button", { name: "Accept" })).toBeHidden();
});

test("D13 sending a form without scripts leads to a page that says so, with nothing in the address", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("contentinfo").getByLabel(/mail/i).first().fill("ruth@marlow-bakery.example");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This form needs JavaScript");
  expect(page.url()).not.toContain("ruth");
});
