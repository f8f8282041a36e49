import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";
import { routes } from "./routes.ts";

interface Stop {
  name: string;
  /** How many of nine points of the focused element the bar covers; 0 for an element that is too high to be shown whole. */
  covered: number;
  /** Whether an outline is drawn for it. */
  marked: boolean;
}

/** The focused element, how much of it the bar covers, and whether its focus ring is drawn. */
function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const box = element.getBoundingClientRect();
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.1, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y]),
    );
    const bar = document.querySelector("header[data-scroll-style]");
    const covered = points.filter(([x = 0, y = 0]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && bar !== null && bar.contains(top) && !bar.contains(element);
    });
    // A link that fills a card draws its ring on its own pseudo-element or on the card around it.
    const around = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.closest("li, article"),
    ];
    const drawn = around.filter((each) => each != null).map((each) => getComputedStyle(each));
    drawn.push(getComputedStyle(element, "::after"));
    const ring = drawn.some((style) => style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2);
    const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return {
      name: `${element.tagName} ${label.trim().slice(0, 40)}`,
      covered: box.height < innerHeight - 160 ? covered.length : 0,
      marked: ring,
    };
  });
}

for (const route of routes) {
  test(`${route} by keyboard: every stop is marked and none hides under the bar`, async ({ page }) => {
    await page.goto(route);
    await hydrated(page);
    const faults: string[] = [];
    let stops = 0;
    for (; stops < 40; stops++) {
      await page.keyboard.press("Tab");
      const stop = await currentStop(page);
      if (!stop) break;
      if (stop.covered > 0) faults.push(`hidden: ${stop.name}`);
      if (!stop.marked) faults.push(`unmarked: ${stop.name}`);
    }
    expect(stops).toBeGreaterThan(5);
    expect(faults).toEqual([]);
  });
}

test("the first stop of every page skips to its content", async ({ page }) => {
  await page.goto("/pricing");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /Skip/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("forced colours: the main button keeps an edge", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  await hydrated(page);
  const button = page.getByRole("main").getByRole("button", { name: "Try Free" });
  const edge = await button.evaluate((element) => {
    const own = getComputedStyle(element);
    const before = getComputedStyle(element, "::before");
    return [own, before].some(
      ({ borderTopStyle, borderTopWidth }) => borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1,
    );
  });
  expect(edge).toBe(true);
});

/** The number of dark pixels in a row through the middle of an element's letters. A background painted over them would hide them. */
async function darkPixels(page: Page, element: Locator): Promise<number> {
  // A screenshot adds a style that hides the carets of fields, and hydration would copy that style with the markup that it keeps.
  await hydrated(page);
  const picture = (await element.screenshot()).toString("base64");
  return page.evaluate(async (file) => {
    const image = new Image();
    image.src = `data:image/png;base64,${file}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(0, Math.round(image.height * 0.55), image.width, 1) ?? {};
    return [...data].filter((value, index) => index % 4 === 0 && value < 100).length;
  }, picture);
}

test("forced colours: no name is hidden by the large figure below it, and every branch of a rack has its frame", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/pricing");
  const plan = page.getByRole("heading", { level: 3, name: "Enterprise" }).first();
  expect(await darkPixels(page, plan)).toBeGreaterThan(25);

  await page.goto("/case-studies/marlow-bakery-1");
  const business = page.getByRole("heading", { level: 1 }).getByText("Marlow Bakery");
  expect(await darkPixels(page, business)).toBeGreaterThan(25);

  await page.goto("/solutions");
  const hole = page.locator("figure li", { hasText: "Lisbon" });
  expect(await hole.evaluate((item) => getComputedStyle(item).borderTopWidth)).toBe("1px");
});
