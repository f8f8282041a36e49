import type { Locator, Page } from "@playwright/test";
import { cutOff, excessWidth } from "./cut-off.ts";

/** In pixels, on a 390 px phone. Longer pages need folding, columns or cuts. */
export const maxPhoneHeights: Readonly<Record<string, number>> = {
  "/": 8600,
  "/legal": 9000,
  "/resources": 7500,
  "/developer": 8000,
  "/learn/digital-marketing": 8000,
  "/learn/ecommerce": 8000,
  "/pricing": 8200,
  "/product": 9500,
  "/media-world": 5500,
  "/social-media-world": 5500,
  "/glossary": 5500,
  "/templates": 7500,
};

const spacedOut =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }";

/** Finds overflow, small targets and letters, cut or misaligned text. Leaves the window at 1280 × 800. */
export async function windowFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const fill = async (width: number, name = `${width} px`): Promise<void> => {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(excessWidth);
    if (excess > 0) faults.push(`${name}: ${excess} px wider than the window`);
  };
  const report = (name: string, found: readonly string[]) => faults.push(...found.map((fault) => `${name}: ${fault}`));

  await fill(768);
  await fill(390);
  report("under 24 px", await smallTargets(page));
  report("under 12 px", await smallLetters(page));
  // 320 px minus the scrollbar of a desktop window.
  await fill(305);
  report("cut in two", await cutWords(page));
  const lines = await countLines(page.getByRole("banner").getByRole("button", { name: "Try Free" }));
  if (lines !== 1) faults.push(`Try Free has ${lines} lines`);
  await fill(320);
  // WCAG 1.4.10 requires support for 320 px windows, and 1.4.12 for increased text spacing.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacedOut);
  await fill(320, "320 px, spaced out");
  report("cut off", await page.evaluate(cutOff));
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await fill(1280);
  report("away from its words", await strayCalls(page));
  return faults;
}

/** Finds calls to action that don't align with the start of the text above. */
function strayCalls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main .actions")]
      .filter((actions) => actions.checkVisibility())
      .filter((actions) => {
        const above = [...(actions.parentElement?.querySelectorAll("h1, h2, h3, .lead") ?? [])];
        const words = above
          .findLast((text) => text.compareDocumentPosition(actions) & Node.DOCUMENT_POSITION_FOLLOWING)
          ?.getBoundingClientRect();
        const first = actions.firstElementChild?.getBoundingClientRect();
        // Large headlines start slightly left of the text below them.
        return !words || !first || Math.abs(words.left - first.left) > 5 || first.top < words.bottom;
      })
      .map((actions) => actions.textContent ?? ""),
  );
}

/** WCAG 2.5.8 exempts labeled inputs and targets in sentences. A link alone or among links is not in a sentence. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
      .filter((element) => element.checkVisibility() && !element.closest("[hidden]"))
      .filter((element) => {
        if (getComputedStyle(element).display !== "inline") return true;
        const block = element.closest("li, p");
        const words = [...(block?.childNodes ?? [])].filter(
          (node) => node !== element && !(node instanceof HTMLAnchorElement),
        );
        return block === element.parentElement && words.every((node) => !/[\p{L}\p{N}]/u.test(node.textContent ?? ""));
      })
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 23.5 || box.height < 23.5))
      .filter(({ element }) => !(element instanceof HTMLInputElement && element.labels?.length))
      .map(
        ({ element, box }) =>
          `${element.tagName} ${element.textContent?.trim().slice(0, 30)} ${box.width}×${box.height}`,
      ),
  );
}

/** Finds letters under 12 px. Drawings hidden from screen readers may have smaller ones. */
function smallLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility() || parent.closest("[aria-hidden=true], noscript"))
        continue;
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < 12) small.push(`${text.nodeValue.trim().slice(0, 30)} ${size}`);
    }
    return small;
  });
}

/** Measures the text, because a translator's wrapper may start above its line. */
function countLines(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const tops = new Set<number>();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const { top } of range.getClientRects()) tops.add(top);
    }
    return tops.size;
  });
}

/** Finds words broken across lines without a hyphen. Code and URLs may break. */
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
        const [first, ...parts] = range.getClientRects();
        // The boxes of tight lines overlap, and a drop cap begins above the rest of its word.
        const middle = first ? (first.top + first.bottom) / 2 : 0;
        if (parts.some(({ top }) => top > middle)) cut.push(`${word} in ${parent.textContent?.slice(0, 30)}`);
      }
    }
    return cut;
  });
}
