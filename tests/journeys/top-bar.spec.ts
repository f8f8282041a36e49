import type { Page } from "@playwright/test";
import { serviceNames } from "#content/catalog/service-names.ts";
import { resourcesMenu } from "#content/navigation.ts";
import { complete, expect, hydrated, test } from "./fixtures.ts";
import { scrollTo } from "./landing.ts";

const barStyle = (page: Page) =>
  page.getByRole("banner").evaluate((bar) => {
    const { backgroundColor, boxShadow } = getComputedStyle(bar);
    return { backgroundColor, boxShadow };
  });

/** The background is mixed in OKLab, whose first number is lightness, from 0 to 1. */
const lightnessOfBar = async (page: Page) =>
  Number.parseFloat(/[\d.]+/.exec((await barStyle(page)).backgroundColor)?.[0] ?? "");

for (const [how, options] of [
  ["with scripts", { contextOptions: { reducedMotion: "no-preference" as const } }],
  ["without scripts", { javaScriptEnabled: false }],
  ["with reduced motion", { contextOptions: { reducedMotion: "reduce" as const } }],
] as const) {
  test.describe(how, () => {
    test.use(options);

    test(`S1.1 the bar is fixed and has another style past 20px, ${how}${how === "with scripts" ? "" : " @nightly"}`, async ({
      page,
    }) => {
      await page.goto("/product");
      await expect(page.getByRole("banner")).toHaveCSS("position", "fixed");
      const atTop = await barStyle(page);
      await scrollTo(page, 20);
      expect(await barStyle(page)).toEqual(atTop);
      await scrollTo(page, 21);
      await expect.poll(() => barStyle(page)).not.toEqual(atTop);
      await scrollTo(page, 0);
      await expect.poll(() => barStyle(page)).toEqual(atTop);
    });
  });
}

test("S1.2 D35 the Product menu links to the ten services, the Resources menu to its six entries and, separately, at most six of our pages", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Product" }).click();
  const products = await page
    .locator("#product-menu li a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(products).toEqual(serviceNames.map(({ id }) => `/product#${id}`));

  await page.getByRole("button", { name: "Resources" }).click();
  const menu = page.locator("#resources-menu");
  const addresses = await menu.getByRole("link").evaluateAll((links) => {
    const attributes = ["href", "target", "rel"];
    return links.map((link) => attributes.map((name) => link.getAttribute(name)).join(" "));
  });
  expect(addresses.map((address) => address.trim())).toEqual([
    "/case-studies",
    "/social-media-world",
    ...resourcesMenu.outside.map(({ href }) => `${href} _blank noopener`),
    ...resourcesMenu.own.map(({ to }) => to),
  ]);
  expect(resourcesMenu.own.length).toBeLessThanOrEqual(6);
  await expect(menu.getByRole("list", { name: "On this site" }).getByRole("link")).toHaveCount(
    resourcesMenu.own.length,
  );
});

test("S1.2 a menu closes on Escape, which returns the focus, and when focus leaves the bar", async ({ page }) => {
  await page.goto("/help");
  await hydrated(page, "header");
  const button = page.getByRole("button", { name: "Product" });
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("#product-menu a").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("#product-menu")).toBeHidden();
  await expect(button).toBeFocused();

  await page.getByRole("button", { name: "Resources" }).click();
  await page.getByRole("main").getByRole("link").first().focus();
  await expect(page.locator("#resources-menu")).toBeHidden();
});

test("S1.2 following a link closes its menu and marks the page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Product" }).click();
  await page.locator("#product-menu").getByRole("link", { name: /SEO/ }).click();
  await expect(page).toHaveURL(/\/product#seo$/);
  await expect(page.locator("#product-menu")).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Pricing" })).toHaveAttribute("aria-current", "page");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`mobile, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test(`S1.2 the mobile menu has all entries, scripts ${javaScriptEnabled ? "on" : "off @nightly"}`, async ({
      page,
    }) => {
      await page.goto("/");
      await expect(page.getByRole("banner").getByRole("link", { name: "Pricing" })).toBeHidden();
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const menu = page.getByRole("navigation", { name: "Main" });
      for (const name of ["Solutions", "Pricing"]) await expect(menu.getByRole("link", { name })).toBeVisible();
      await expect(menu.getByRole("button", { name: "Log In" })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("button", { name: "Try Free" })).toBeVisible();
      await menu.getByRole("button", { name: "Product" }).click();
      await expect(menu.getByRole("link", { name: /Website builder/ })).toBeVisible();
      await menu.getByRole("button", { name: "Back to the menu" }).click();
      await menu.getByRole("button", { name: "Resources" }).click();
      await menu.getByRole("link", { name: "Case Studies" }).click();
      await expect(page).toHaveURL(/\/case-studies$/);
      await expect(menu.getByRole("link", { name: "Pricing" })).toBeHidden();
    });
  });
}

test("S1.2 the narrowest top bar has a single line @nightly", async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 700 });
  await page.goto("/trust");
  await complete(page);
  const bar = page.getByRole("banner");
  const controls = [
    bar.getByRole("link", { name: "Pricing" }),
    bar.getByRole("button", { name: /light and dark/ }),
    bar.getByRole("button", { name: "Log In" }),
    bar.getByRole("button", { name: "Try Free" }),
  ];
  const middles = await Promise.all(
    controls.map((control) =>
      control.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.querySelector("svg") ?? element);
        return [...range.getClientRects()].map(({ top, height }) => Math.round(top + height / 2));
      }),
    ),
  );
  const [first = 0] = middles.flat();
  expect(middles.flat().filter((middle) => Math.abs(middle - first) > 4)).toEqual([]);
});

test("D13 no button of the bar changes the address @nightly", async ({ page }) => {
  await page.goto("/help");
  for (const name of ["Log In", "Try Free"]) {
    await page.getByRole("banner").getByRole("button", { name }).click();
    await expect(page.getByRole("dialog", { includeHidden: false }).last()).toBeVisible();
    await page.keyboard.press("Escape");
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe("/help");
  }
});

test("bar and page switch between day and night; a choice is remembered, and without one the system is followed", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/help");
  await hydrated(page);
  expect(await lightnessOfBar(page)).toBeGreaterThan(0.9);
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect.poll(() => lightnessOfBar(page)).toBeLessThan(0.3);
  await scrollTo(page, 300);
  await expect.poll(() => lightnessOfBar(page)).toBeLessThan(0.3);
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect.poll(() => lightnessOfBar(page)).toBeGreaterThan(0.9);

  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const day = await ground();
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect.poll(ground).not.toBe(day);
  const night = await ground();
  await page.reload();
  await expect.poll(ground).toBe(night);
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect.poll(ground).toBe(day);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(ground).toBe(night);
});
