import { banner, dialog, enter, fillLogIn, password, turnOnTwoSteps } from "./account-visitor.ts";
import { expect, holdBack, hydrated, siteAddress, test } from "./fixtures.ts";

test.use({ siteName: "live" });

test("P6 D10 live: the second step and the account menu bring their styles to a page that has none of them", async ({
  page,
  browser,
}) => {
  const email = await enter(page);
  const nextCode = await turnOnTwoSteps(page);
  const context = await browser.newContext({ baseURL: siteAddress("live"), reducedMotion: "reduce" });
  const other = await context.newPage();
  await other.goto("/help");
  await hydrated(other);
  await banner(other).getByRole("button", { name: "Log In" }).click();
  await fillLogIn(other, email, password);
  const secondStep = dialog(other, "Two-step sign-in");
  const code = secondStep.getByLabel("Code from your app");
  await expect(code).toHaveCSS("font-variant-numeric", "tabular-nums");
  await expect(secondStep.locator("form[method=post]")).toHaveCSS("display", "grid");
  await code.fill(nextCode());
  await secondStep.getByRole("button", { name: "Continue" }).click();

  const menu = banner(other).getByRole("button", { name: "Your account" });
  await expect(menu).toHaveCSS("display", "flex");
  await menu.click();
  await expect(banner(other).getByRole("link", { name: "Account" })).toHaveCSS("display", "flex");
  await context.close();
});

test("P6 live: the form for a forgotten password brings its styles", async ({ page }) => {
  await page.goto("/help");
  await hydrated(page);
  await banner(page).getByRole("button", { name: "Log In" }).click();
  await dialog(page, "Welcome Back").getByRole("button", { name: "Forgot your password?" }).click();
  await expect(dialog(page, "Reset your password").locator("form[method=post]")).toHaveCSS("display", "grid");
});

test("D10 live: Try Free stays in the bar until the account menu has come", async ({ page }) => {
  await enter(page);
  const { release } = await holdBack(page, /\/account-menu-[^/]*\.js$/);
  const asked = page.waitForRequest(/\/account-menu-[^/]*\.js$/);
  await page.goto("/help");
  await asked;
  // React's update is on the screen two frames later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(banner(page).getByRole("button", { name: "Try Free" })).toBeVisible();
  release();
  await expect(banner(page).getByRole("button", { name: "Your account" })).toBeVisible();
  await expect(banner(page).getByRole("button", { name: "Try Free" })).toHaveCount(0);
});
