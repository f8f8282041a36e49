import type { Page } from "@playwright/test";

interface Stop {
  name: string;
  /** Number of covered points out of nine. An element too tall to fit has 0. */
  covered: number;
  marked: boolean;
  /** The element has no height or no width, so its outline collapses to a line. */
  isFlat: boolean;
}

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
    // A card's link draws its ring on its pseudo-element or on the card.
    const around = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.closest("li, article"),
    ];
    const drawn = around.filter((element) => element != null).map((element) => getComputedStyle(element));
    drawn.push(getComputedStyle(element, "::after"));
    const ring = drawn.some((style) => style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2);
    const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return {
      name: `${element.tagName} ${label.trim().slice(0, 40)}`,
      covered: box.height < innerHeight - 160 ? covered.length : 0,
      marked: ring,
      isFlat: box.width === 0 || box.height === 0,
    };
  });
}

/** @returns the faults at the first forty tab stops */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  let stops = 0;
  for (; stops < 40; stops++) {
    await page.keyboard.press("Tab");
    const stop = await currentStop(page);
    if (!stop) break;
    if (stop.covered > 0) faults.push(`hidden: ${stop.name}`);
    if (!stop.marked) faults.push(`unmarked: ${stop.name}`);
    if (stop.isFlat) faults.push(`without a height or width: ${stop.name}`);
  }
  return stops > 5 ? faults : [...faults, `only ${stops} stops`];
}
