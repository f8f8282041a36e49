import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { serviceNames } from "#content/service-names.ts";
import { storageKeys } from "#shared/page-names.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { routes } from "./routes.ts";

/** The rules whose result can differ in the dark theme, which changes only colors. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Checks all rules of axe, including best practices, in the light theme, and the rules about colors in the dark theme.
 * `part`: the part to check, if another test checks the rest of the page.
 */
async function expectNoViolations(page: Page, part = "html"): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // No page has frames. Legacy mode leaves out the work for frames, which takes half of the time.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).include(part);
    if (colorScheme === "dark") axe.withRules(colourRules);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`);
    expect(found, colorScheme).toEqual([]);
  }
}

for (const route of [...routes, "/no-such-page"]) {
  test(`axe finds nothing by day or night: ${route}`, async ({ page }) => {
    await page.goto(route);
    await hydrated(page);
    // The two lists replace their spinners with the content that is checked.
    await expect(page.getByText(/^(Loading the case studies|Loading the directory)/)).toHaveCount(0);
    await expectNoViolations(page);
  });
}

for (const route of ["/", "/features/smart-personalization", "/features/flexible-pricing", "/demo"]) {
  test(`axe finds nothing by day or night: ${route} with the visitor's own line`, async ({ page }) => {
    await page.addInitScript((key) => sessionStorage.setItem(key, "Fresh hake at noon"), storageKeys.ownLine);
    await page.goto(route);
    await expect(page.getByRole("main").getByText("Fresh hake at noon").first()).toBeVisible();
    await expectNoViolations(page, "main");
  });
}

test("axe finds nothing by day or night: the calculator with all ten services, a field that can't be read, and open tables", async ({
  page,
}) => {
  const services = serviceNames.map(({ id }) => `take=${id}`).join("&");
  await page.goto(`/pricing?contacts=3100&${services}&fax=3#cost`);
  await expect(page.getByText(/could not be read/)).toBeVisible();
  await page.getByRole("textbox", { name: "People on your list" }).fill("lots");
  await page.locator("summary", { hasText: /^SEO$/ }).click();
  await expectNoViolations(page, "main");
  await page.getByRole("button", { name: "Get Started with these 10 plans" }).click();
  await expect(page.locator("#sign-up")).toContainText("You chose 10 plans");
  await expectNoViolations(page, "#sign-up");
});

const layers: [name: string, part: string, path: string, open: (page: Page) => Promise<void>][] = [
  ["Log In dialog", "#log-in", "/", (page) => page.getByRole("button", { name: "Log In" }).first().click()],
  ["sign-up dialog", "#sign-up", "/", (page) => page.getByRole("button", { name: "Try Free" }).first().click()],
  [
    "Contact Sales dialog",
    "#contact-sales",
    "/solutions",
    (page) => page.getByRole("button", { name: "Contact Sales" }).first().click(),
  ],
  ["Product menu", "#product-menu", "/", (page) => page.getByRole("button", { name: "Product" }).first().click()],
  ["Resources menu", "#resources-menu", "/", (page) => page.getByRole("button", { name: "Resources" }).first().click()],
  ["chat", "#chat", "/", (page) => page.locator("main [popovertarget=chat]").click()],
];
for (const [name, part, path, open] of layers) {
  test(`axe finds nothing by day or night: ${name} open`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await open(page);
    await expect(page.locator(part)).toBeVisible();
    await expectNoViolations(page, part);
  });
}

test("axe finds nothing by day or night: mobile menu open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await hydrated(page);
  await page.locator("[popovertarget=menu]").first().click();
  await expect(page.locator("#menu")).toBeVisible();
  await expectNoViolations(page, "#menu");
});
