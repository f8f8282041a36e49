import { PNG } from "pngjs";
import type { Engine, Size } from "../driver.ts";
import { Visitor } from "../visitor.ts";
import type { PictureOfPage } from "./compare.ts";
import { listRegions } from "./regions.ts";

export type Theme = "light" | "dark";

export interface Visit {
  path: string;
  size: Size;
  themes: readonly Theme[];
  /** A style with a fault, which a test adds to the page of the project's own engine. */
  planted?: string;
}

/** A page at rest, in one theme. */
export interface View extends PictureOfPage {
  theme: Theme;
  /** With its words, as visitors see it. */
  whole: PNG;
  /** Pixels by which the page is wider than its window. */
  tooWide: number;
}

/** Pictures of a page in each theme, in a window as high as the page, once all of it is hydrated, laid out and loaded. */
export async function viewsOf(engine: Engine, site: string, { path, size, themes, planted }: Visit): Promise<View[]> {
  const session = await engine.open(size);
  try {
    const visitor = new Visitor(session, site);
    await visitor.goto(path);
    await visitor.hydrated();
    await visitor.until("the page has its fonts", () =>
      [...document.fonts].some(({ family, status }) => /Besley/.test(family) && status === "loaded"),
    );
    await visitor.evaluate(keepMeasures, planted ?? "");
    await visitor.until("nothing is being fetched for a list", () => !document.querySelector("main [aria-busy=true]"));
    let height = 0;
    for (let measured = size.height; measured !== height; ) {
      height = measured;
      await session.resize({ ...size, height });
      measured = await visitor.until("every picture is there", settledHeight);
    }
    const views: View[] = [];
    for (const theme of themes) {
      await visitor.evaluate(show, theme, true);
      const whole = PNG.sync.read(await session.screenshot());
      const regions = await visitor.evaluate(listRegions);
      const tooWide = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await visitor.evaluate(show, theme, false);
      const picture = PNG.sync.read(await session.screenshot());
      views.push({ engine: engine.name, theme, picture, regions, whole, tooWide });
    }
    return views;
  } finally {
    await session.close();
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
  // Unlike the root's scroll height, the body's becomes less than the window's, if the page was higher before its lists came.
  const { height } = document.body.getBoundingClientRect();
  return isQuiet && [...document.images].every(({ complete }) => complete) ? Math.ceil(height) : 0;
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
