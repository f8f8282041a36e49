import { services } from "#content/catalog/services.ts";
import { serviceLimits } from "#content/catalog/service-plans.ts";
import { serviceNames } from "#content/catalog/service-names.ts";
import { contacts, label, open, service } from "#tests/journeys/calculator-visitor.ts";
import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";

test("S9.2 every service is asked for what its plans count, and SEO and influencers start with Basic", async ({
  page,
}) => {
  await open(page);
  await service(page, "Email").uncheck();
  await expect(label(page)).toContainText("Check a service");
  await expect(page).toHaveURL(/take=none/);
  for (const { shortName } of serviceNames) await service(page, shortName).check();
  await expect(label(page).getByRole("listitem")).toHaveCount(10);
  for (const name of ["SEO", "Influencers"]) {
    const line = label(page)
      .getByRole("listitem")
      .filter({ hasText: `${name} Basic` });
    await expect(line).toContainText("differ by who does the work");
  }
  await page.getByLabel(/^SEO/).last().selectOption({ label: serviceLimits.seo.enterprise });
  await expect(label(page)).toContainText("SEO Enterprise");
  await page.getByRole("button", { name: /^More: Advertising/ }).click();
  await expect(label(page)).toContainText("3 platforms, over Basic’s 2.");
});

test("S9.2 what is typed moves nothing, and scrolls to no tab", async ({ page }) => {
  await page.goto("/pricing#crm");
  await hydrated(page);
  await contacts(page).scrollIntoViewIfNeeded();
  await expect(label(page)).toHaveAttribute("data-ready", "true");
  const place = await page.evaluate(() => scrollY);
  await contacts(page).fill("12");
  await expect(label(page)).toContainText("12 people");
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test("S9.2 S9.3 a tab chosen far above the calculator leaves it as it was served, and it answers when it is near", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/pricing");
  await expect(page.locator("html.loaded")).toBeAttached();
  const served = await page.locator("#cost").innerText();
  const calculator = await page.locator("[data-island=calculator]").elementHandle();
  await page.getByRole("tab", { name: "CRM" }).click();
  await expect(page).toHaveURL(/#crm$/);
  await page.waitForLoadState("networkidle");
  expect(await page.locator("#cost").innerText()).toBe(served);
  expect(await calculator?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(label(page)).not.toHaveAttribute("data-ready", "true");
  await page.locator("#cost").scrollIntoViewIfNeeded();
  await expect(label(page)).toHaveAttribute("data-ready", "true");
  await service(page, "SMS").click();
  await expect(label(page).getByRole("heading", { level: 3 })).toContainText("2 services");
});

test("S9.2 the label is printed without the questions", async ({ page }) => {
  await open(page, "?contacts=3100&email-marketing=4&sms-marketing=1");
  await page.emulateMedia({ media: "print" });
  await expect(label(page)).toContainText("$398");
  await expect(contacts(page)).toBeHidden();
  await expect(label(page).getByRole("button")).toHaveCount(0);
});

test("a calculation goes along to sales", async ({ page }) => {
  await open(page, "?contacts=3100&email-marketing=4");
  await label(page).getByRole("button", { name: "Send this to sales" }).click();
  await expect(page.getByRole("dialog", { name: "Contact Sales" }).getByLabel("Message")).toHaveValue(
    /3,100 people a month and would like: Email Pro\. Together \$199 a month\. .*contacts=3100&email-marketing=4/,
  );
});

test("the prices print on two pages, with what each plan of each service adds", async ({ page }) => {
  await open(page);
  const pages = (await page.pdf({ format: "Letter" })).toString("latin1").match(/\/Type\s*\/Page[^s]/g);
  expect(pages).toHaveLength(2);
  await page.emulateMedia({ media: "print" });
  const added = services.flatMap(({ plans }) => Object.values(plans).flatMap(({ features }) => features));
  await expect(page.getByRole("cell").getByRole("listitem")).toHaveText(added);
});
