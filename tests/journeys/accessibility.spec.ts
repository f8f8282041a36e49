import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";
import { routes } from "./routes.ts";

/** Everything axe knows, best practices included, in both themes. */
async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`);
    expect(found, colorScheme).toEqual([]);
  }
}

for (const route of [...routes, "/no-such-page"]) {
  test(`axe finds nothing by day or night: ${route}`, async ({ page }) => {
    await page.goto(route);
    await hydrated(page);
    // The spinners of the two lists: what they make way for is what is judged.
    await expect(page.getByText(/^(Sorting the postcards|Opening the drawer)/)).toHaveCount(0);
    await expectNoViolations(page);
  });
}

const layers: [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  ["Log In dialog", "/", (page) => page.getByRole("button", { name: "Log In" }).first().click()],
  ["sign-up dialog", "/", (page) => page.getByRole("button", { name: "Try Free" }).first().click()],
  ["Contact Sales dialog", "/solutions", (page) => page.getByRole("button", { name: "Contact Sales" }).first().click()],
  ["Product menu", "/", (page) => page.getByRole("button", { name: "Product" }).first().click()],
  ["Resources menu", "/", (page) => page.getByRole("button", { name: "Resources" }).first().click()],
  ["chat", "/", (page) => page.locator("main [popovertarget=chat]").click()],
];
for (const [name, path, open] of layers) {
  test(`axe finds nothing by day or night: ${name} open`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await open(page);
    await expectNoViolations(page);
  });
}

test("axe finds nothing by day or night: mobile menu open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await hydrated(page);
  await page.locator("[popovertarget=menu]").first().click();
  await expectNoViolations(page);
});

for (const route of routes) {
  test(`nothing is wider than the window: ${route}`, async ({ page }) => {
    await page.goto(route);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
