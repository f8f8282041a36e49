import type { Page } from "@playwright/test";
import { plans } from "#content/catalog/plans.ts";
import { serviceNames } from "#content/catalog/service-names.ts";
import { serviceLines } from "#words/services.ts";
import { services } from "#content/catalog/services.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { expectInView } from "./landing.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const expectSelected = async (page: Page, name: string) => {
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
};
const historyState = (page: Page) =>
  page.evaluate(() => ({ length: history.length, chosen: history.state?.selectedService ?? null }));

test("S2.5 S9.1 S9.2 each service has a tab, the first selected, and shows three plans with prices and limits, the middle one Most Popular @short", async ({
  page,
}) => {
  await page.goto("/pricing");
  await expect(page.getByRole("tab")).toHaveCount(services.length);
  await expectSelected(page, "Email");
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByText("Most Popular")).toHaveCount(1);
  await expect(page.getByRole("article").nth(1)).toContainText("Most Popular");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await hydrated(page);
  for (const service of [services.at(0), services.at(-1)]) {
    if (!service) continue;
    await tab(page, service.shortName).click();
    for (const [index, plan] of plans.entries()) {
      const card = page.getByRole("article").nth(index);
      await expect(card.getByRole("heading")).toHaveText(plan.name);
      await expect(card).toContainText(`${plan.price} per month`);
      await expect(card).toContainText(service.plans[plan.id].limit);
    }
  }
});

test("S2.5 navigation state from a service card selects and scrolls, leaves the address unchanged, and survives a reload", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Every customer on one card/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expectSelected(page, "CRM");
  await expectInView(page, page.getByRole("tablist"));
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ selectedService: "crm" });
  await page.reload();
  await expectSelected(page, "CRM");
  await expect(page).toHaveURL(/\/pricing$/);
});

test("D22 a service whose page never loaded affects no other page @nightly", async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("main").getByRole("link", { name: /Every customer on one card/ });
  const press = () =>
    card.first().evaluate((link) => {
      (link as HTMLElement).click();
      stop();
    });
  await hydrated(page);
  await press();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expectSelected(page, "Email");
  await page.goBack();
  await hydrated(page);
  await press();
  await page.getByRole("contentinfo").getByRole("link", { name: "Developers" }).click();
  await expect(page).toHaveURL(/\/developer$/);
  expect((await historyState(page)).chosen).toBeNull();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expectSelected(page, "Email");
});

/** Runs before the page's scripts and records the tab and the plans that each frame shows. */
function noteFrames(): void {
  const frames: string[] = [];
  Object.assign(window, { shownInFrames: frames });
  const look = (): void => {
    requestAnimationFrame(look);
    const shown = ["[role=tab][aria-selected=true]", "[role=tabpanel] h2"].flatMap((selector) => {
      const element = document.querySelector(selector);
      return element?.checkVisibility({ visibilityProperty: true }) ? [element.textContent] : [];
    });
    // After five seconds, the page shows the served choice (app/browser/island-triggers.ts).
    if (performance.now() < 5_000) frames.push(shown.join(": "));
  };
  look();
}

test("S2.1 D8 D22 no frame shows a service other than the chosen one, even if scripts come late @nightly", async ({
  page,
}) => {
  const { id, name, shortName } = serviceNames.find(({ id }) => id === "whatsapp-marketing") ?? serviceNames[0];
  const chosen = `${shortName}: ${name}`;
  const someFrames = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let left = 3;
          const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
          next();
        }),
    );
  await page.goto("/");
  await hydrated(page);
  await page.addInitScript(noteFrames);
  // Delays each script by some frames. A page that is being left renders no more frames, so its wait fails.
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await someFrames().catch(() => {});
    await route.continue();
  });
  const press = () => page.getByRole("main").getByRole("link", { name: serviceLines[id] }).click();
  for (const come of [press, () => page.goto("/pricing?ref=mail#whatsapp-marketing")]) {
    await come();
    await expectSelected(page, shortName);
    await someFrames();
    const frames = await page.evaluate(() => Reflect.get(window, "shownInFrames") as string[]);
    expect(new Set(frames)).toEqual(new Set(["", chosen]));
  }
});

test("D8 a hash selects and scrolls on load; navigation state overrides it, and choosing a tab removes it", async ({
  page,
}) => {
  await page.goto("/pricing#seo");
  await expectSelected(page, "SEO");
  await expectInView(page, page.getByRole("tablist"));
  await hydrated(page);
  await page.evaluate(() => {
    history.replaceState({ selectedService: "crm" }, "");
  });
  await page.reload();
  await expectSelected(page, "CRM");
  const before = await historyState(page);
  await tab(page, "SMS").click();
  await expectSelected(page, "SMS");
  await expect(page).toHaveURL(/\/pricing#sms-marketing$/);
  await expect.poll(() => historyState(page)).toEqual({ length: before.length, chosen: null });
});

test("D8 choosing a tab replaces the address without scrolling", async ({ page }) => {
  await page.goto("/product");
  await page.goto("/pricing");
  await hydrated(page);
  const before = await historyState(page);
  await tab(page, "WhatsApp").click();
  await expect(page).toHaveURL(/\/pricing#whatsapp-marketing$/);
  await tab(page, "Website builder").click();
  await expect(page).toHaveURL(/\/pricing#website-builder$/);
  expect((await historyState(page)).length).toBe(before.length);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/product$/);
});

test("D8 an earlier hash, typed again or followed, replaces the chosen tab and scrolls to the tabs @nightly", async ({
  page,
}) => {
  await page.goto("/pricing#crm");
  await hydrated(page);
  await tab(page, "SMS").click();
  await expectSelected(page, "SMS");
  await page.evaluate(() => {
    location.hash = "#crm";
  });
  await expectSelected(page, "CRM");
  await expectInView(page, page.getByRole("tablist"));
  await tab(page, "SMS").click();
  await expectSelected(page, "SMS");
  await page.locator("#comparison").getByRole("link", { name: "CRM" }).click();
  await expect(page).toHaveURL(/\/pricing#crm$/);
  await expectSelected(page, "CRM");
  await expectInView(page, page.getByRole("tablist"));
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing#sms-marketing$/);
  await expectSelected(page, "SMS");
});

test("S2.5 the tabs follow the ARIA keyboard practices", async ({ page }) => {
  await page.goto("/pricing");
  await hydrated(page);
  await tab(page, "Email").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "SMS")).toBeFocused();
  await expectSelected(page, "SMS");
  await page.keyboard.press("End");
  await expect(tab(page, "CRM")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Email")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, "CRM")).toBeFocused();
  // As in fast typing, the second key arrives while the page handles the first.
  for (const key of ["Home", "End", "Home"]) {
    await Promise.all([page.keyboard.press(key), page.keyboard.press("Tab")]);
    await expect(page.getByRole("tabpanel")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(tab(page, key === "End" ? "CRM" : "Email")).toBeFocused();
  }
  await expect(page.locator("[role=tab][tabindex='0']")).toHaveCount(1);
});

test("D4 Get Started opens the sign-up dialog with the service, the plan and the price", async ({ page }) => {
  await page.goto("/pricing#crm");
  await hydrated(page);
  await expectSelected(page, "CRM");
  const address = page.url();
  await page
    .getByRole("article")
    .nth(1)
    .getByRole("button", { name: /Get Started/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Create Your Account" });
  await expect(dialog).toBeVisible();
  for (const words of ["CRM", plans[1].name, plans[1].price]) await expect(dialog).toContainText(words);
  expect(page.url()).toBe(address);
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("button", { name: "Try Free" }).click();
  await expect(dialog).toContainText(plans[1].price);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("S2.5 every service's plans are readable and every tab leads to them", async ({ page }) => {
    await page.goto("/pricing");
    for (const { id, shortName, plans: own } of services) {
      await expect(tab(page, shortName)).toHaveAttribute("href", `#${id}`);
      const row = page.getByRole("row").filter({ has: page.locator(`#${id}`) });
      for (const { limit, features } of Object.values(own)) {
        for (const line of [limit, ...features]) await expect(row).toContainText(line, { useInnerText: true });
      }
    }
    await tab(page, "Business email").click();
    await expectInView(page, page.getByRole("rowheader", { name: "Business email" }));
  });
});

test("D8 plans of another service than the hash's are never shown, and its own appear before any action @nightly", async ({
  page,
}) => {
  const { promise: plansWereSought, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await plansWereSought;
    await route.continue();
  });
  // A stopped clock never reaches the deadline for hydration without input.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const request = page.waitForRequest(/\/assets\/entry.*\.js$/);
  await page.goto("/pricing#crm");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await request;
  letScriptsCome();
  await expectSelected(page, "CRM");
  await expect(page.getByRole("article")).toHaveCount(3);
});

test("D8 if scripts never come, the served plans appear after five seconds @nightly", async ({ page }) => {
  await page.clock.install();
  await page.route(/\/assets\/.*\.js/, () => {});
  await page.goto("/pricing#crm");
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(page.getByRole("article")).toHaveCount(3);
});
