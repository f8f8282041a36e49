import type { Locator, Page } from "@playwright/test";
import { pricing } from "#words/pages/pricing.ts";
import { services } from "#content/catalog/services.ts";
import { serviceLines } from "#words/services.ts";
import { complete, expect, hydrated, test } from "./fixtures.ts";
import { site } from "#content/brand/site.ts";

function motion(element: Locator): Promise<string[]> {
  return element.evaluate((node) => node.getAnimations({ subtree: true }).map(({ playState }) => playState));
}

/** @returns heights in SVG user units, or 0 if the symbol is missing */
function heightsOfSymbols(page: Page): Promise<number[]> {
  return page
    .locator("main use:visible")
    .evaluateAll((uses) => uses.map((use) => (use as SVGUseElement).getBBox().height));
}

const strip = (page: Page) => page.getByRole("region", { name: "Sample businesses" });

test("S2.1 S1.6 S9.4 S7.7 the hero, four feature cards, four figures, the sample letter and the counter @short", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1, name: "Send Smart. Grow Fast." })).toBeVisible();
  await main.getByRole("button", { name: "Try Free" }).click();
  await expect(page.getByRole("dialog", { name: "Create Your Account" })).toBeVisible();
  await page.keyboard.press("Escape");
  await main.getByRole("button", { name: /Live chat/ }).click();
  await expect(page.locator("#chat")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/");

  for (const [name, address] of [
    ["Smart Personalization", "/features/smart-personalization"],
    ["Flexible Pricing", "/features/flexible-pricing"],
    ["Easy to Use", "/features/easy-to-use"],
    ["Global Reach", "/features/global-reach"],
    ["Open the Help Center", "/help"],
  ] as const) {
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
  }
  const numbers = page.getByRole("region", { name: `${site.name} in numbers` }).getByRole("listitem");
  await expect(numbers).toContainText([/500k\+\s*users/, /43%\s*open rate/, /96%\s*satisfaction/, /190\+\s*countries/]);
  await complete(page);
  const words = page.locator("main li", { has: page.locator("strong") }).locator("p:nth-of-type(1)");
  const tops = await words.evaluateAll((all) => all.map((word) => Math.round(word.getBoundingClientRect().top)));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size, "the words below the figures begin at one height").toBe(1);

  const letter = page.getByRole("region", { name: /sample testimonial/ });
  await expect(letter.getByRole("blockquote")).toContainText("Thursday night");
  await expect(letter).toContainText("Sample letter");
  await expect(letter.getByRole("img")).toHaveAccessibleName(/engraved portrait/);
  await expect(main.locator("img[src*='://images.']")).toHaveCount(0);

  const demo = main.getByRole("link", { name: "View Demo" });
  await expect(demo).toHaveCount(2);
  await demo.first().click();
  await expect(page).toHaveURL("/demo");
});

test("S2.1 S1.4 a phone's first window says what the site is for, above actions that no notice covers", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const getTop = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
  const actions = page.getByRole("main").getByRole("button", { name: "Try Free" });
  await expect(page.getByText("one place to run your marketing")).toBeInViewport({ ratio: 1 });
  expect(await getTop(page.getByText("one place to run your marketing"))).toBeLessThan(await getTop(actions));
  expect(await getTop(actions)).toBeLessThan((await getTop(page.getByRole("dialog", { name: "Cookies" }))) - 52);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("S2.1 the logo strip scrolls, and stops under the pointer, on focus, and permanently when paused", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    const belt = strip(page).locator("ul").first().locator("..");
    await expect.poll(() => motion(belt)).toEqual(["running"]);

    // The belt keeps moving, so the pointer hovers over its frame.
    await belt.locator("..").hover();
    await expect.poll(() => motion(belt)).toEqual(["paused"]);
    await page.getByRole("heading", { level: 1 }).hover();
    await expect.poll(() => motion(belt)).toEqual(["running"]);

    const pause = strip(page).getByRole("button", { name: "Pause the moving names" });
    await pause.focus();
    await expect.poll(() => motion(belt)).toEqual(["paused"]);
    await pause.press("Enter");
    await page.getByRole("heading", { level: 1 }).click();
    await expect.poll(() => motion(belt)).toEqual(["paused"]);

    const play = strip(page).getByRole("button", { name: "Move the names again" });
    await play.press("Enter");
    await expect.poll(() => motion(belt)).toEqual(["running"]);
  });

  test("nothing animates endlessly until the page is interactive, which every frame would delay on a slow phone @nightly", async ({
    page,
  }) => {
    await page.route(/\/assets\/[^/]+\.js$/, () => {});
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
        .map(({ playState }) => playState),
    );
    expect(new Set(endless)).toEqual(new Set(["paused"]));
  });

  test("S2.1 the pause control is the logo strip's first tab stop, and its names are samples @nightly", async ({
    page,
  }) => {
    await page.goto("/");
    const stops = strip(page).locator("a, button, input, [tabindex]");
    await expect(stops.first()).toHaveAccessibleName("Pause the moving names");
    await expect(strip(page)).toContainText("Sample names");
    await expect(strip(page).getByRole("listitem")).toHaveCount(9);
  });
});

test.describe("with reduced motion", () => {
  test("S2.1 nothing on the home page moves: the strip and the lark stay in place @nightly", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    expect(await page.getByRole("main").evaluate((main) => main.getAnimations({ subtree: true }).length)).toBe(0);
    await expect(strip(page).getByRole("button")).toBeHidden();
    await expect(strip(page).getByText("Moreau Cycles").first()).toBeVisible();
  });
});

test("the home page includes its drawings, without a request that delays its first screen @nightly", async ({
  page,
}) => {
  const served = await (await page.request.get("/")).text();
  expect(served).not.toMatch(/<use [^>]*href="\//);
  await page.goto("/");
  await expect.poll(async () => (await heightsOfSymbols(page)).length).toBeGreaterThan(30);
  expect(Math.min(...(await heightsOfSymbols(page)))).toBeGreaterThan(0);
  const holder = page.locator("body > span > svg");
  expect(await holder.evaluate((svg) => svg.getClientRects().length), "takes no room").toBe(0);

  await hydrated(page);
  await page.getByRole("link", { name: "Pricing" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: pricing.heading })).toBeVisible();
  await expect(page.locator("main use:visible")).not.toHaveCount(0);
  await expect.poll(async () => Math.min(...(await heightsOfSymbols(page)))).toBeGreaterThan(0);
});

test("S2.1 D22 service stamps go to the prices and carry the service as navigation state @nightly", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator("main a[href^='/pricing#']")).toHaveCount(services.length);
  for (const { id } of [...services.slice(0, 1), ...services.slice(-1)]) {
    await page.getByRole("main").getByRole("link", { name: serviceLines[id] }).click();
    await expect(page).toHaveURL("/pricing");
    await expect.poll(() => page.evaluate(() => history.state)).toEqual({ selectedService: id });
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Send Smart. Grow Fast." })).toBeVisible();
  }
});

test("S2.1 D22 a service stamp clicked before hydration still carries its service @nightly", async ({ page }) => {
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("main").getByRole("link", { name: "Be found by people nearby" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ selectedService: "seo" });
});
