import { services } from "#content/catalog/services.ts";
import { product } from "#words/pages/product.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { expectInView, restingPlace } from "./landing.ts";

const crm = { name: "CRM", heading: /^CRM / };

test("S2.3 a hash change on the page scrolls, and the same link does again @nightly", async ({ page }) => {
  await page.goto("/product");
  await hydrated(page);
  const strip = page.getByRole("navigation", { name: "Services on this page" });
  await strip.getByRole("link", { name: crm.name }).click();
  await expectInView(page, page.getByRole("heading", { name: crm.heading }));
  await restingPlace(page);

  await page.mouse.wheel(0, -3000);
  await expect(page.getByRole("heading", { name: crm.heading })).not.toBeInViewport();
  await restingPlace(page);
  await strip.getByRole("link", { name: crm.name }).click();
  await expectInView(page, page.getByRole("heading", { name: crm.heading }));
  await restingPlace(page);

  await page.evaluate(() => {
    location.hash = "#sms-marketing";
  });
  await expectInView(page, page.getByRole("heading", { name: /^SMS marketing / }));
});

test("S2.3 each of the ten stamps in the head links to its service @nightly", async ({ page }) => {
  await page.goto("/product");
  await hydrated(page);
  const stamps = page.getByRole("navigation", { name: product.sheetLabel }).getByRole("link");
  await expect(stamps).toHaveText(services.map(({ shortName }) => new RegExp(`${shortName}$`)));
  await stamps.last().click();
  await expect(page).toHaveURL(/\/product#crm$/);
  await expectInView(page, page.getByRole("heading", { name: crm.heading }));
});

test("S2.3 a hash scrolls to its service on load, and View Pricing links to the service's plans", async ({ page }) => {
  const { id, name, shortName } = services[6]!;
  await page.goto(`/product#${id}`);
  const heading = page.getByRole("heading", { name: new RegExp(`^${name} `) });
  await expectInView(page, heading);
  await hydrated(page);
  await expectInView(page, heading);
  await page.getByRole("link", { name: `View Pricing for ${name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/pricing#${id}$`));
  await expect(page.getByRole("tab", { name: shortName })).toHaveAttribute("aria-selected", "true");
  await expectInView(page, page.getByRole("tablist"));
});
