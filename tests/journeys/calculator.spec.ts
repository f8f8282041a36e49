import { planById, plans } from "#content/catalog/plans.ts";
import { serviceLimits, servicePlans } from "#content/catalog/service-plans.ts";
import { serviceNames } from "#content/catalog/service-names.ts";
import { pricingServed } from "#words/pages/pricing.ts";
import { bothPro, contacts, label, open, service } from "./calculator-visitor.ts";
import { expect, hydrated, test } from "./fixtures.ts";

test("S9.2 S9.3 D29 3,100 contacts with an email a week and a text each cost the sum of email Pro and SMS Pro", async ({
  page,
}) => {
  await open(page);
  await contacts(page).click();
  await contacts(page).fill("3100");
  await page.getByRole("textbox", { name: "Emails a month, to each person" }).fill("once a week");
  await service(page, "SMS").click();
  await expect(label(page).getByRole("heading", { level: 3 })).toHaveText("3,100 people, 2 services");
  const [email, sms] = [label(page).getByRole("listitem").first(), label(page).getByRole("listitem").nth(1)];
  await expect(email).toContainText("Email Pro");
  await expect(email).toContainText("3,100 people × 4 emails = 12,400 emails, over Basic’s 10,000.");
  await expect(email).toContainText(
    "Enough for a list of 12,500 people at this pace, or for 16 emails to each of yours.",
  );
  await expect(email).toContainText(`After that, Enterprise at ${planById.enterprise.price}.`);
  await expect(sms).toContainText("SMS Pro");
  await expect(sms).toContainText("3,100 people × 1 text = 3,100 texts, over Basic’s 1,000.");
  await expect(label(page)).toContainText(bothPro);
  await expect(label(page)).toContainText("Hit a limit? Sending pauses. No overage charges.");
  await expect(label(page).getByRole("status").first()).toHaveText(`${bothPro} a month: Email Pro, SMS Pro.`);
  await expect(page).toHaveURL("/pricing?contacts=3100&email-marketing=4&sms-marketing=1#cost");
  await expect(label(page).getByRole("button", { name: "Copy a link to this" })).toBeVisible();
});

test("D8 the month and the hash stay in the address after a reload, back, forward and a change of tab @nightly", async ({
  page,
}) => {
  await page.goto("/product");
  await page.goto("/pricing#crm");
  await hydrated(page);
  await page.locator("#cost").scrollIntoViewIfNeeded();
  await expect(label(page)).toHaveAttribute("data-ready", "true");
  const entries = await page.evaluate(() => history.length);
  await contacts(page).fill("640");
  await service(page, "WhatsApp").check();
  const query = "contacts=640&email-marketing=2&whatsapp-marketing=1";
  await expect(page).toHaveURL(`/pricing?${query}#crm`);
  await page.getByRole("tab", { name: "SEO" }).click();
  await expect(page).toHaveURL(`/pricing?${query}#seo`);
  await expect(contacts(page)).toHaveValue("640");
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.reload();
  await expect(page.getByRole("tab", { name: "SEO" })).toHaveAttribute("aria-selected", "true");
  await expect(contacts(page)).toHaveValue("640");
  await page.goBack();
  await expect(page).toHaveURL("/product");
  await page.goForward();
  await expect(contacts(page)).toHaveValue("640");
  await expect(service(page, "WhatsApp")).toBeChecked();
});

test("D29 unreadable input stays in its field, is reported, and hides the total without moving the page @nightly", async ({
  page,
}) => {
  await open(page, "?contacts=640");
  const { height } = (await label(page).boundingBox()) ?? {};
  for (const text of ["lots", "0", "99999999999", "-3", ""]) {
    await contacts(page).fill(text);
    await expect(contacts(page)).toHaveAttribute("aria-invalid", "true");
    await expect(contacts(page)).toHaveAccessibleDescription("Enter a whole number from 1 to 10,000,000.");
    await expect(label(page)).toContainText(text ? "A number can’t be used." : "A number is missing.");
    await expect(label(page)).not.toContainText(/\p{Sc}/u);
    expect((await label(page).boundingBox())?.height).toBe(height);
  }
  await contacts(page).fill("24,00");
  await page.getByRole("button", { name: "2,400", exact: true }).click();
  await expect(label(page)).toContainText("2,400 people");
  await page.goto("/pricing?contacts=20-30k#cost");
  await page.getByRole("button", { name: "30,000", exact: true }).click();
  await expect(label(page)).toContainText("Email Enterprise");
});

test("D29 an unusable part of a link is named, and there is no total until it is removed @nightly", async ({
  page,
}) => {
  await page.goto("/pricing?contacts=640&use=telex#cost");
  await expect(label(page)).toContainText("could not be used");
  await expect(label(page)).not.toContainText(/\p{Sc}/u);
  await label(page).getByRole("link", { name: "Show the total without it" }).click();
  await expect(label(page)).toContainText("640 people");
});

test("D29 input from before the address is read changes the address's month, not another", async ({ page }) => {
  const island = "**/assets/calculator.island-*.js";
  let load = () => {};
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(island, async (route) => {
    await loading;
    await route.continue();
  });
  const others = `utm_content=${"a".repeat(1_000)}`;
  await page.goto(`/pricing?contacts=640&seo=pro&${others}#cost`, { waitUntil: "commit" });
  await contacts(page).fill("900");
  await service(page, "SMS").check();
  load();
  await expect(page).toHaveURL(`/pricing?contacts=900&sms-marketing=1&seo=pro&${others}#cost`);
  await expect(label(page)).toContainText("SEO Pro");
});

test("S9.3 the scales explain how the limits combine, and link to the calculator with their values @nightly", async ({
  page,
}) => {
  await page.goto("/features/flexible-pricing");
  await hydrated(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("up to two emails a month to each person, the list decides");
  await page.getByRole("slider").press("End");
  const price = main.getByRole("link", { name: "Work out the price with what you send" });
  await expect(price).toHaveAttribute("href", /contacts=125000/);
  await price.click();
  await expect(page).toHaveURL("/pricing?contacts=125000#cost");
  await expect(contacts(page)).toHaveValue("125,000");
  await expect(label(page)).toContainText("Email Enterprise");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("S9.1 S9.2 the page explains how to work a price out, and shows every table", async ({ page }) => {
    await page.goto("/pricing");
    const cost = page.locator("#cost");
    await expect(cost).toContainText("By hand it takes three steps", { useInnerText: true });
    await expect(contacts(page)).toBeHidden();
    const across = page.getByRole("table", { name: pricingServed.comparison.caption });
    for (const { id, shortName } of serviceNames) {
      const row = across
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: shortName, exact: true }) });
      const cells = plans.map((plan) => [serviceLimits[id][plan.id], ...servicePlans[id][plan.id].features].join(""));
      await expect(row.getByRole("cell")).toHaveText(cells);
    }
    for (const { price } of plans)
      await expect(across.getByRole("columnheader").filter({ hasText: price })).toHaveCount(1);
  });

  test("D29 a link's month is calculated, or its unusable number is named with links to correct it", async ({
    page,
  }) => {
    await page.goto("/pricing?contacts=many&email-marketing=4#cost");
    const cost = page.locator("#cost");
    await expect(cost).toContainText("People on your list many Enter a whole number from 1 to 10,000,000.", {
      useInnerText: true,
    });
    await expect(label(page)).toHaveText("A number can’t be used. Change the marked field, and your total is back.");
    await page.goto("/pricing?contacts=3100&email-marketing=20-24#cost");
    await expect(cost).toContainText("Emails a month, to each person 20-24", { useInnerText: true });
    await page.getByRole("link", { name: "24", exact: true }).click();
    await expect(page).toHaveURL("/pricing?contacts=3100&email-marketing=24#cost");
    await expect(label(page)).toContainText("3,100 people × 24 emails = 74,400 emails, over Pro’s 50,000.");
  });
});

test("D8 S8.1 if the calculator's script fails to load, the page stays as served, without a copy button @nightly", async ({
  page,
}) => {
  await page.route(/\/assets\/calculator.*\.js/, (route) => route.abort());
  await page.goto("/pricing#cost");
  await expect(page.locator("html.loaded")).toBeAttached();
  await expect(label(page)).toContainText("Get Started");
  await contacts(page).fill("3100");
  await expect(label(page).getByRole("button", { name: "Copy a link to this" })).toBeHidden();
});
