import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";
import { routes } from "./routes.ts";

for (const route of routes) {
  test(`nothing is wider than the window, too small to touch or cut off: ${route}`, async ({ page }) => {
    await page.goto(route);
    await hydrated(page);
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await excessWidth(page), `${width} px`).toBeLessThanOrEqual(0);
      if (width === 390) expect(await smallTargets(page), "controls under 24 px").toEqual([]);
      if (width === 1280) expect(await strayCalls(page), "calls to action away from their words").toEqual([]);
    }

    // 320 px minus the scrollbar of a desktop window.
    await page.setViewportSize({ width: 305, height: 800 });
    expect(await excessWidth(page), "305 px").toBeLessThanOrEqual(0);
    expect(await cutWords(page), "words cut in two").toEqual([]);
    expect(await linesOf(page.getByRole("banner").getByRole("button", { name: "Try Free" }))).toBe(1);
    await page.setViewportSize({ width: 320, height: 800 });

    // WCAG 1.4.10 and 1.4.12: a narrow window, and text with increased spacing.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }",
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await excessWidth(page), "320 px, spaced out").toBeLessThanOrEqual(0);
    expect(await cutOff(page), "texts cut off").toEqual([]);
  });
}

test("a phone held sideways keeps the size of the text: the build leaves the prefix that some need", async ({
  request,
}) => {
  expect(await (await request.get("/")).text()).toContain("-webkit-text-size-adjust:100%");
});

function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Calls to action that are not aligned with the start of the text above them. */
function strayCalls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main .actions")]
      .filter((actions) => actions.checkVisibility())
      .filter((actions) => {
        const words = actions.parentElement?.querySelector("h1, h2, h3, .lead")?.getBoundingClientRect();
        const first = actions.firstElementChild?.getBoundingClientRect();
        // A large headline starts slightly further left than the text below it.
        return !words || !first || Math.abs(words.left - first.left) > 5 || first.top < words.bottom;
      })
      .map((actions) => actions.textContent ?? ""),
  );
}

/** Targets that are too small for WCAG 2.5.8, which exempts a target in a sentence and a box whose label makes it larger. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
      .filter((element) => element.checkVisibility() && !element.closest("[hidden]"))
      .filter((element) => getComputedStyle(element).display !== "inline")
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 23.5 || box.height < 23.5))
      .filter(({ element }) => !(element instanceof HTMLInputElement && element.labels?.length))
      .map(
        ({ element, box }) =>
          `${element.tagName} ${element.textContent?.trim().slice(0, 30)} ${box.width}×${box.height}`,
      ),
  );
}

function linesOf(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
}

/** Words that break across two lines without a hyphen of their own. Code and addresses may break. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest("code, pre, script, style, svg")) continue;
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()];
        // A drop cap does not count as a line of its own.
        const firstEnd = Math.min(...parts.map(({ bottom }) => bottom));
        if (parts.some(({ top }) => top >= firstEnd - 2)) cut.push(`${word} in ${parent.textContent?.slice(0, 30)}`);
      }
    }
    return cut;
  });
}

function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main h1, main h2, main h3, main p, main li, main button, main a")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).overflow === "hidden")
      .filter((element) => element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 2)
      .map((element) => element.textContent?.trim().slice(0, 40) ?? ""),
  );
}
