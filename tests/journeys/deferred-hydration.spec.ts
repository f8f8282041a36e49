import { expect, holdBack, hydrated, test } from "./fixtures.ts";
import { fetchingRoutes, routes } from "./routes.ts";

test("a visitor who only looks gets a page that answers, too", async ({ page }) => {
  await page.goto("/");
  await page.locator("html[data-hydrated]").waitFor();
});

/** The pages of the scales and of a text's cost show a number that depends on the visitor, so only the browser can format it. */
const writesNumbers = new Set([...fetchingRoutes, "/features/flexible-pricing", "/tools/text-cost"]);

for (const route of routes.filter((path) => !writesNumbers.has(path))) {
  test(`${route} writes no number by Intl while it hydrates, which takes a phone a tenth of a second`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { NumberFormat } = Intl;
      Object.assign(window, { formatters: 0 });
      Intl.NumberFormat = new Proxy(NumberFormat, {
        construct(target, values, self) {
          if ("formatters" in window) window.formatters = Number(window.formatters) + 1;
          return Reflect.construct(target, values, self);
        },
      });
    });
    await page.goto(route);
    await hydrated(page);
    expect(await page.evaluate(() => ("formatters" in window ? window.formatters : null))).toBe(0);
  });
}

test("a pointer that moves within the element it stands on is a visitor, too", async ({ page }) => {
  // With a stopped clock, the deadline for hydration without input never comes.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // As if the pointer had entered the element before the page listened for it.
  await page.addInitScript(() => addEventListener("pointerover", (event) => event.stopImmediatePropagation(), true));
  const asked = page.waitForRequest(/\/assets\/entry.*\.js$/);
  await page.goto("/");
  await page.mouse.move(1, 1);
  await asked;
});

test("a picture that never arrives does not hold hydration back", async ({ page }) => {
  await page.route(/\.svg/, () => {});
  await page.goto("/", { waitUntil: "commit" });
  await hydrated(page);
});

test("D13 a dialog opened before hydration stays open, and what was typed stays", async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#log-in input")?.value !== "");
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Log In" }).first().click();
  const email = page.getByRole("dialog", { name: "Welcome Back" }).getByLabel("Email");
  await email.fill("ruth@marlow-bakery.example");
  await hydrated(page);
  await expect(email).toHaveValue("ruth@marlow-bakery.example");
  await expect(page.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();
});

test("S2.1 a service card clicked before hydration still carries its navigation state", async ({ page }) => {
  await page.goto("/", { waitUntil: "commit" });
  await page.locator('main a[data-replay][href="/pricing"]').nth(3).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole("tab", { selected: true })).toHaveText(/Social/);
});

test("when the scripts can't be loaded the page goes on as it was served", async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto("/");
  await page.getByRole("link", { name: "Solutions" }).first().click();
  await expect(page).toHaveURL(/\/solutions$/);
});

test("S2.5 a page whose script can't be had is loaded from the server instead", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.route(/\/assets\/solutions-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("banner").getByRole("link", { name: "Solutions" }).click();
  await expect(page).toHaveURL(/\/solutions$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(/\/solutions$/);
});

for (const route of ["/help", "/media-world", "/social-media-world"]) {
  test(`${route}: words typed into the search before hydration are searched for`, async ({ page }) => {
    const { release } = await holdBack(page, /\/assets\/.*\.js/);
    await page.goto(route, { waitUntil: "commit" });
    const search = page.getByRole("main").getByRole("searchbox").first();
    await search.fill("zzqx");
    release();
    await expect(
      page
        .getByRole("main")
        .getByRole("button", { name: /(clear|show).*/i })
        .last(),
    ).toBeVisible();
    await expect(search).toHaveValue("zzqx");
  });
}

test("a tap while React arrives does not make it hydrate everything at once, and is not lost", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { asked, release } = await holdBack(page, /\/assets\/entry.*\.js/);
  await page.goto("/");
  await page.evaluate(() => {
    Object.assign(window, { heard: [] as string[] });
    for (const name of ["pointerdown", "click", "keydown"]) {
      document.addEventListener(name, () => "heard" in window && (window.heard as string[]).push(name), true);
    }
  });
  await page.mouse.move(5, 300);
  await expect.poll(() => asked.size).toBe(1);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toBeVisible();
  expect(await page.evaluate(() => "heard" in window && window.heard)).toEqual([]);
  release();
  await page.locator("html[data-hydrated]").waitFor();
  await expect(menu).toBeVisible();
});
