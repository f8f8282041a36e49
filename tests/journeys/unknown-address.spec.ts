import { notFound } from "#words/pages/not-found.ts";
import { pricing } from "#words/pages/pricing.ts";
import { sendingNeedsScripts } from "#words/pages/sending-needs-scripts.ts";
import { expect, hydrated, test } from "./fixtures.ts";

test("D7 an unknown address returns 404 within the site, with links to continue", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const links = page.getByRole("navigation", { name: notFound.linksLabel }).getByRole("link");
  await expect(links).toHaveCount(notFound.links.length);
  await page.getByRole("link", { name: notFound.home }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("D7 another spelling of an address redirects to it @nightly", async ({ page }) => {
  for (const spelling of ["/Pricing", "/%70ricing", "/PRICING/"]) {
    const response = await page.goto(`${spelling}?from=paper#crm`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL("/pricing?from=paper#crm");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pricing.heading);
  }
});

test("D7 error pages have no addresses of their own @nightly", async ({ page }) => {
  for (const path of ["/500", "/405"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([notFound.heading]);
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
  }
});

test("D13 the page for a form sent without scripts keeps working: its menus open, and its links work @nightly", async ({
  page,
}) => {
  await page.goto("/demo");
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    document.body.append(form);
    // The browser submits the form itself, as when scripts are off.
    form.submit();
  });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText([sendingNeedsScripts.heading]);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  expect(await page.locator("script[type='text/deferred']").count()).toBe(0);

  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Product" }).click();
  await expect(banner.getByRole("link", { name: /Website builder/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await banner.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();
  await page.keyboard.press("Escape");
  await banner.getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(heading).toHaveText([pricing.heading]);
  await page.goBack();
  await expect(page).toHaveURL("/demo");
});
