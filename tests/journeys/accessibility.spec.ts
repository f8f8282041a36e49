import type { Page } from "@playwright/test";
import { serviceNames } from "#content/service-names.ts";
import { storageKeys } from "#shared/page-names.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { axeViolations } from "./page-checks/accessibility.ts";

for (const route of ["/", "/features/smart-personalization", "/features/flexible-pricing", "/demo"]) {
  test(`axe finds nothing by day or night: ${route} with the visitor's own line`, async ({ page }) => {
    await page.addInitScript((key) => sessionStorage.setItem(key, "Fresh hake at noon"), storageKeys.ownLine);
    await page.goto(route);
    await expect(page.getByRole("main").getByText("Fresh hake at noon").first()).toBeVisible();
    expect(await axeViolations(page, "main")).toEqual([]);
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
  expect(await axeViolations(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "Get Started with these 10 plans" }).click();
  await expect(page.locator("#sign-up")).toContainText("You chose 10 plans");
  expect(await axeViolations(page, "#sign-up")).toEqual([]);
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
    expect(await axeViolations(page, part)).toEqual([]);
  });
}

test("axe finds nothing by day or night: mobile menu open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await hydrated(page);
  await page.locator("[popovertarget=menu]").first().click();
  await expect(page.locator("#menu")).toBeVisible();
  expect(await axeViolations(page, "#menu")).toEqual([]);
});
