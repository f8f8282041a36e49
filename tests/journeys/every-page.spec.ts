import type { Page } from "@playwright/test";
import { score } from "../observatory.ts";
import { complete, expect, hydrated, test } from "./fixtures.ts";
import { axeViolations } from "./page-checks/accessibility.ts";
import { excessWidth } from "./page-checks/cut-off.ts";
import { keyboardFaults } from "./page-checks/keyboard.ts";
import { openEveryLayer } from "./page-checks/layers.ts";
import { strayLetters } from "./page-checks/letters.ts";
import {
  budget,
  countShifts,
  countTransfers,
  limitsOfScript,
  readTimeline,
  withholdFirstPointer,
} from "./page-checks/transfers.ts";
import { maxPhoneHeights, windowFaults } from "./page-checks/windows.ts";
import { compareWords } from "./page-checks/words.ts";
import { rootClasses } from "#shared/root-classes.ts";
import { fetchingRoutes, routes } from "./routes.ts";
import { pageList } from "#words/page-list.ts";
import { site } from "#content/brand/site.ts";

const unknown = "/no-such-page";
/** Minimum share of the page's words that the served HTML contains, including in `<noscript>` lists. */
const minServed = 0.99;
/** /demo's email check, especially its contrast, can only be computed in a browser. */
const minServedOfDemo = 0.88;
const withoutEngraving = new Set(["/solutions", unknown]);
/** The heading of these pages says their name. */
const withoutName = new Set(["/", "/legal", "/changelog", "/demo", "/trust", "/glossary", "/how-to-buy"]);
const withDrawingAtOnce = new Set([
  "/product",
  "/solutions",
  "/features/flexible-pricing",
  "/help",
  "/learn/ecommerce",
  "/legal",
]);
/** Assertions are soft, so each run reports all faults of a page. */
const check = expect.configure({ soft: true });

/** `npm run nightly -- journeys` fully checks the other pages. */
const oneOfEachKind: ReadonlySet<string> = new Set(["/", "/pricing", "/demo"]);
const nightlyTag = (route: string) => (oneOfEachKind.has(route) ? "" : " @nightly");

async function checkServed(page: Page, route: string): Promise<string> {
  const response = await page.goto(route);
  const html = (await response?.text()) ?? "";
  await test.step("served content", async () => {
    check(response?.status()).toBe(route === unknown ? 404 : 200);
    const { total, parts } = score(response?.headers() ?? {}, html);
    check(total, JSON.stringify(parts)).toBeGreaterThanOrEqual(150);
    check(html).not.toMatch(/<[^>]+\sstyle="/);
    check(html, "a phone held sideways keeps the size of the text").toContain("-webkit-text-size-adjust:100%");
    if (!withoutEngraving.has(route)) {
      check(html, "ends with an engraving").toMatch(/<div[^>]*><img[^>]* loading="lazy"[^>]*><\/div><\/main>/);
    }
  });
  return html;
}

/** Checks the bytes of a visit without input, and layout shifts, on a phone. */
async function openAndCount(page: Page, route: string, isTranslated: boolean): Promise<string> {
  await page.setViewportSize({ width: 412, height: 823 });
  await withholdFirstPointer(page);
  const shifts = await countShifts(page);
  const transfers = await countTransfers(page);
  const html = await checkServed(page, route);
  const drawings = () =>
    page.evaluate(async () => {
      const images = [...document.querySelectorAll<HTMLImageElement>("img[loading=eager]")];
      await Promise.all(images.map((image) => image.decode()));
      return images.map(({ currentSrc }) => currentSrc);
    });

  await test.step("bytes and layout shifts", async () => {
    const served = withDrawingAtOnce.has(route) ? await drawings() : [];
    await expect(page.locator("html.loaded")).toBeAttached();
    await page.waitForLoadState("networkidle");
    // The script that restores translated islands has a separate budget.
    const scripts = () => transfers.bytes("Script") - transfers.bytesOfScript("untranslate");
    const tool = page.locator("[data-when=near]").first();
    const waits = (await tool.count()) > 0;
    const limitOfScript = limitsOfScript.get(route) ?? budget.scriptOfReading;
    check(scripts()).toBeLessThanOrEqual(waits ? budget.scriptOfReading : limitOfScript);
    if (route === "/") check(transfers.bytes()).toBeLessThanOrEqual(budget.homeInAll);
    if (withDrawingAtOnce.has(route)) {
      check(new Set(served.map((source) => source.split(",")[0]))).toEqual(new Set(["data:image/svg+xml"]));
      await check(page.locator("link[rel=preload][as=image]")).toHaveCount(0);
      check(await drawings()).toEqual(served);
    }
    const { scriptsTooEarly, bytesBeforeLoad } = await readTimeline(page);
    if (!fetchingRoutes.has(route)) {
      check(scriptsTooEarly).toEqual([]);
      check(bytesBeforeLoad).toBeLessThanOrEqual(budget.beforeLoad);
    }
    await complete(page);
    if (waits) {
      await page.mouse.move(9, 9);
      await expect(tool).toHaveAttribute("data-awake", "");
      await page.waitForLoadState("networkidle");
    }
    check(scripts()).toBeLessThanOrEqual(limitOfScript);
    check(transfers.withHeaders("Script").size).toBeLessThanOrEqual(budget.requestsOfTools);
    check(transfers.withHeaders("Stylesheet").size, "a script loads no styles that the page has").toBeLessThanOrEqual(
      1,
    );
    check(transfers.bytesOfScript("untranslate")).toBeLessThanOrEqual(isTranslated ? budget.scriptOfTranslated : 0);
    check(transfers.bytes("Font")).toBeLessThanOrEqual(budget.fonts);
    check(await shifts()).toBeLessThan(budget.shift);
    check(transfers.strangers()).toEqual([]);
  });
  return html;
}

for (const route of [...routes, unknown].filter((path) => !oneOfEachKind.has(path))) {
  test(`D20 ${route} in short: content, width, axe by day`, async ({ page }) => {
    await checkServed(page, route);
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      check(await page.evaluate(excessWidth), `${width} px`).toBeLessThanOrEqual(0);
    }
    check(await axeViolations(page, "html", ["light"])).toEqual([]);
  });
}

for (const route of [...routes, unknown]) {
  test(`D20 ${route} with scripts: content, bytes, first screen, axe, keyboard, windows, letters, policy${nightlyTag(route)}`, async ({
    page,
    isTranslated,
  }) => {
    const main = page.getByRole("main");
    const html = await openAndCount(page, route, isTranslated);
    await hydrated(page, "body");

    // Both lists replace their spinners with the content to check.
    await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
    await test.step("length on a phone", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      // The page is laid out in full, because skipped parts only have estimated heights (skip.css). Excludes the cookie notice.
      const height = await page.evaluate((fromTop) => {
        const notice = document.querySelector<HTMLDialogElement>("#cookie-notice");
        document.documentElement.classList.remove(fromTop);
        if (notice) notice.open = false;
        const { scrollHeight } = document.documentElement;
        if (notice) notice.open = true;
        return scrollHeight;
      }, rootClasses.fromTop);
      check(height).toBeLessThanOrEqual(maxPhoneHeights[route] ?? Infinity);
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await test.step("words", async () => {
      const { shown, lacking } = await compareWords(page, html);
      check(shown).toBeGreaterThan(route === unknown ? 40 : 100);
      check(1 - lacking.length / shown, lacking.join(" ")).toBeGreaterThanOrEqual(
        route === "/demo" ? minServedOfDemo : minServed,
      );
    });
    await test.step("windows", async () => check(await windowFaults(page)).toEqual([]));
    await test.step("letters", async () => check(await strayLetters(page)).toEqual([]));
    await test.step("axe by day and night", async () => check(await axeViolations(page)).toEqual([]));
    await test.step("keyboard", async () => check(await keyboardFaults(page)).toEqual([]));

    await test.step("opens every layer; the fixture reports policy violations", async () => {
      check(await openEveryLayer(page)).toBeGreaterThan(2);
      await page.waitForLoadState("networkidle");
    });

    await test.step("name and next step on the first screen", async () => {
      await page.getByRole("button", { name: "Accept" }).click();
      await expect(page.getByRole("button", { name: "Accept" })).toBeHidden();
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      const heading = main.getByRole("heading", { level: 1 });
      if (route in pageList && !withoutName.has(route)) {
        const { title } = pageList[route as keyof typeof pageList];
        await check(heading.locator("xpath=preceding-sibling::p[1]")).toHaveText(title);
        await check(page).toHaveTitle(`${title} · ${site.name}`);
      }
      for (const [width, height] of [
        [390, 844],
        [1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height });
        await check(heading).toBeInViewport({ ratio: 1 });
        check(await nextSteps(page), `${width} by ${height}`).toBeGreaterThan(0);
      }
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const route of routes) {
    test(`D13 ${route} is readable without scripts, and fits a narrow window${nightlyTag(route)}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect((await page.goto(route))?.status()).toBe(200);
      await check(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await check(page.getByRole("heading", { level: 1 })).toBeVisible();
      check((await page.getByRole("main").innerText()).length).toBeGreaterThan(400);
      check(await page.evaluate(excessWidth)).toBeLessThanOrEqual(0);
    });
  }
});

function nextSteps(page: Page): Promise<number> {
  return page
    .getByRole("main")
    .locator("a, button, input, select, summary, textarea")
    .evaluateAll((all) => {
      const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      return all.filter((element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return (
          width > 0 && top >= bar && bottom <= innerHeight && element.checkVisibility({ visibilityProperty: true })
        );
      }).length;
    });
}
