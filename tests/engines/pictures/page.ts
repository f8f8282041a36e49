import type { Size } from "../driver.ts";
import type { Visitor } from "../visitor.ts";
import { listRegions, type Region } from "./regions.ts";

/** A page at rest, in one theme. */
export interface View {
  /** As visitors see it. */
  png: Buffer;
  /** Without the glyphs of its text, which differ between engines in every line. */
  withoutWords: Buffer;
  regions: Region[];
  /** Pixels by which the page is wider than its window. */
  tooWide: number;
}

export type Theme = "light" | "dark";

/**
 * Loads a page, makes the window as high as the page, and waits until all of the page is hydrated, laid out and loaded.
 * `planted` is a style with a fault, which a test adds to prove that the fault is found.
 */
export async function openAtRest(visitor: Visitor, path: string, size: Size, planted = ""): Promise<void> {
  await visitor.resize(size);
  await visitor.goto(path);
  await visitor.until("the page is hydrated and has its fonts", () => {
    dispatchEvent(new Event("pointermove"));
    const root = document.documentElement;
    const hasFonts = [...document.fonts].some(({ family, status }) => /Besley/.test(family) && status === "loaded");
    return "hydrated" in root.dataset && hasFonts;
  });
  await visitor.evaluate(keepMeasures, planted);
  await visitor.until("nothing is being fetched for a list", () => !document.querySelector("main [aria-busy=true]"));
  let height = 0;
  for (let measured = size.height; measured !== height; ) {
    height = measured;
    await visitor.resize({ ...size, height });
    measured = await visitor.until("every picture is there", settledHeight);
  }
}

/** Runs in the page: fixes sizes that depend on the window's height, before the window becomes as high as the page. */
function keepMeasures(planted: string): void {
  const still = new CSSStyleSheet();
  still.replaceSync(`
    :root { scrollbar-width: none !important }
    * { content-visibility: visible !important; caret-color: transparent !important }
    ${planted}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  for (const element of document.querySelectorAll<HTMLElement>("main, main *, dialog[open]")) {
    const { minHeight, maxHeight } = getComputedStyle(element);
    if (Number.parseFloat(minHeight) > innerHeight / 4 && minHeight.endsWith("px")) element.style.minHeight = minHeight;
    if (maxHeight.endsWith("px")) element.style.maxHeight = maxHeight;
  }
}

/**
 * Runs in the page: returns the page's height once every picture has loaded or failed and there was no request for 400 ms, and 0
 * before. The wait is for parts that request their own script when they come near the window.
 */
async function settledHeight(): Promise<number> {
  for (const image of document.images) image.loading = "eager";
  await Promise.allSettled([...document.images].map((image) => image.complete || image.decode()));
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const arrivals = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const isQuiet = performance.now() - Math.max(0, ...arrivals.map(({ responseEnd }) => responseEnd)) > 400;
  return isQuiet && [...document.images].every(({ complete }) => complete) ? document.documentElement.scrollHeight : 0;
}

/** Takes the pictures of a page that `openAtRest` has opened. */
export async function view(visitor: Visitor, theme: Theme): Promise<View> {
  await visitor.evaluate(show, theme, true);
  const png = await visitor.screenshot();
  const regions = await visitor.evaluate(listRegions);
  const tooWide = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await visitor.evaluate(show, theme, false);
  const withoutWords = await visitor.screenshot();
  return { png, withoutWords, regions, tooWide };
}

/** Runs in the page: shows it in a theme, with or without the glyphs of its text. */
async function show(theme: Theme, hasWords: boolean): Promise<void> {
  document.documentElement.dataset.theme = theme;
  const wordless = new CSSStyleSheet();
  wordless.replaceSync(`
    *, ::before, ::after, ::placeholder, ::marker {
      -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important;
      text-shadow: none !important;
    }
    text, tspan { fill: transparent !important; stroke: transparent !important }`);
  const [still] = document.adoptedStyleSheets as [CSSStyleSheet];
  document.adoptedStyleSheets = hasWords ? [still] : [still, wordless];
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
