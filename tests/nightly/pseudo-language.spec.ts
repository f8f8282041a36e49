import type { Page } from "@playwright/test";
import { expect } from "#tests/journeys/fixtures.ts";
import { testsOn } from "#tests/journeys/own-site.ts";
import { excessWidth } from "#tests/journeys/page-checks/windows.ts";
import { routes } from "#tests/journeys/routes.ts";
import { startSite } from "#scripts/start-site.ts";
import { rootClasses } from "#shared/root-classes.ts";

const codes = ["en-xa", "ar-xb"];
const test = testsOn((folder) =>
  startSite({
    DATA_DIR: folder,
    SITE_PROFILE: "live",
    SITE_LANGUAGES: ["en", ...codes].join(","),
    RATE_LIMIT_SCALE: "1000",
  }),
);
test.describe.configure({ mode: "default" });

/** A narrow bar shows the bird without the name, the strip at home moves, and an ad on /demo is cut as where it would stand. */
const meant = /^\S+: height of “Larkpost”$|^\/: side of |^\/demo: side of /;

for (const code of codes) {
  test(`D25 1.4.10 nothing is cut off at 320 px in texts two fifths longer, in ${code}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 320, height: 640 });
    const faults: string[] = [];
    for (const path of [...routes, "/articles/check-ten-of-your-own-emails", "/no-such-page"]) {
      await page.goto(`/${code}${path}`);
      await expect(page.locator("html.loaded")).toBeAttached();
      // Laid out whole: what is below the window has a guessed height before (skip.css).
      await page.evaluate((fromTop) => document.documentElement.classList.remove(fromTop), rootClasses.fromTop);
      const excess = await excessWidth(page);
      if (excess > 0) faults.push(`${path}: ${excess} px wider than the window`);
      faults.push(...(await cutOff(page)).map((found) => `${path}: ${found}`));
    }
    expect(faults.filter((fault) => !meant.test(fault))).toEqual([]);
  });
}

/** Words that a box around them cuts off without an ellipsis, in whichever direction it can't be scrolled. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShort = (overflow: string): boolean => /hidden|clip/.test(overflow);
    const cut = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (parent.closest(".visually-hidden, [aria-hidden=true], svg, noscript")) continue;
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      const report = (side: string) => cut.add(`${side} of “${text.nodeValue?.trim().slice(0, 40)}”`);
      let [across, down] = [true, true];
      for (
        let box: Element | null = parent;
        box && box !== document.body && (across || down);
        box = box.parentElement
      ) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (
          across &&
          isShort(overflowX) &&
          textOverflow !== "ellipsis" &&
          (words.left < left - 1 || words.right > right + 1)
        )
          report("side");
        if (down && isShort(overflowY) && (words.top < top - 2 || words.bottom > bottom + 2)) report("height");
        across &&= !/auto|scroll/.test(overflowX) && textOverflow !== "ellipsis";
        down &&= !/auto|scroll/.test(overflowY);
      }
    }
    return [...cut];
  });
}
