import { serviceNames } from "#content/catalog/service-names.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { axeViolations } from "./page-checks/accessibility.ts";

test("axe finds nothing by day or night: the calculator with all ten services, an invalid field, and open tables @nightly", async ({
  page,
}) => {
  const services = serviceNames.map(({ id }) => `take=${id}`).join("&");
  await page.goto(`/pricing?contacts=3100&${services}#cost`);
  const start = page.getByRole("button", { name: "Get Started with these 10 plans" });
  await expect(start).toBeVisible();
  const people = page.getByRole("textbox", { name: "People on your list" });
  await people.fill("lots");
  await expect(people).toHaveAttribute("aria-invalid", "true");
  expect(await axeViolations(page, "main")).toEqual([]);
  await people.fill("3100");
  expect(await axeViolations(page, "main")).toEqual([]);
  await start.click();
  await expect(page.locator("#sign-up")).toContainText("You chose 10 plans");
  expect(await axeViolations(page, "#sign-up")).toEqual([]);
});

for (const [time, theme] of [
  ["day", "light"],
  ["night @nightly", "dark"],
] as const)
  test(`axe finds nothing in any open layer by ${time}`, async ({ page }) => {
    await page.goto("/solutions");
    await hydrated(page, "body");
    const banner = page.getByRole("banner");
    for (const [part, opener] of [
      ["#log-in", banner.getByRole("button", { name: "Log In" })],
      ["#sign-up", banner.getByRole("button", { name: "Try Free" })],
      ["#contact-sales", page.getByRole("main").getByRole("button", { name: "Contact Sales" }).first()],
      ["#product-menu", banner.getByRole("button", { name: "Product" })],
      ["#resources-menu", banner.getByRole("button", { name: "Resources" })],
      ["#chat", page.locator("[popovertarget=chat]:visible").first()],
    ] as const) {
      await opener.click();
      await expect(page.locator(part)).toBeVisible();
      expect(await axeViolations(page, part, [theme]), part).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.locator(part)).toBeHidden();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("[popovertarget=menu]").first().click();
    await expect(page.locator("#menu")).toBeVisible();
    expect(await axeViolations(page, "#menu", [theme])).toEqual([]);
  });

test("the first tab stop of every page skips to its content", async ({ page }) => {
  await page.goto("/pricing");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /Skip/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("forced colors: the main button keeps an edge @nightly", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  await hydrated(page);
  const button = page.getByRole("main").getByRole("button", { name: "Try Free" });
  const edge = await button.evaluate((element) => {
    const own = getComputedStyle(element);
    const before = getComputedStyle(element, "::before");
    return [own, before].some(
      ({ borderTopStyle, borderTopWidth }) => borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1,
    );
  });
  expect(edge).toBe(true);
});
