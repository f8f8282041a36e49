import { PNG } from "pngjs";
import type { Engine, EngineName, Size } from "../driver.ts";
import { Visitor } from "../visitor.ts";
import { listRegions, type Region } from "./regions.ts";

/** A page at rest, as one engine shows it in one theme. */
export interface View {
  engine: EngineName;
  theme: string;
  regions: Region[];
  /** Without words. */
  picture: PNG;
  /** A PNG with its words, as visitors see it. */
  whole: Buffer;
  /** Pixels by which the page is wider than its window. */
  tooWide: number;
}

/** Pictures of a page, with planted styles, in each theme, in a window as high as the page, once all of it is laid out and loaded. */
export async function viewsOf(engine: Engine, url: string, size: Size, planted: string): Promise<View[]> {
  const session = await engine.open(size);
  try {
    const visitor = new Visitor(session, url);
    await visitor.goto(url);
    await visitor.hydrated();
    await visitor.complete();
    await visitor.evaluate(addStyles, planted);
    await visitor.until("nothing is being fetched for a list", () => !document.querySelector("main [aria-busy=true]"));
    let height = 0;
    for (let measured = size.height; measured !== height; ) {
      height = measured;
      await session.resize({ ...size, height });
      measured = await visitor.until("every picture is there", settledHeight);
    }
    const views: View[] = [];
    for (const theme of ["light", "dark"]) {
      await visitor.evaluate(show, theme, true);
      const whole = await session.screenshot();
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

/** Runs in the page. It fixes heights that depend on the window's, before the window becomes as high as the page. */
function addStyles(planted: string): void {
  const [still, wordless] = [new CSSStyleSheet(), new CSSStyleSheet()];
  still.replaceSync(`
    :root { scrollbar-width: none !important }
    * { content-visibility: visible !important; caret-color: transparent !important }
    ${planted}`);
  wordless.replaceSync(`
    *, ::before, ::after, ::placeholder, ::marker {
      -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important;
      text-shadow: none !important;
    }
    text, tspan { fill: transparent !important; stroke: transparent !important }`);
  document.adoptedStyleSheets.push(still, wordless);
  for (const element of document.querySelectorAll<HTMLElement>("main, main *")) {
    const { minHeight } = getComputedStyle(element);
    if (Number.parseFloat(minHeight) > innerHeight / 4) element.style.minHeight = minHeight;
  }
}

/**
 * Runs in the page: returns the page's height once every picture has loaded or failed and there was no request for 400 ms, and 0
 * before. The wait is for parts that request their own script when they come near the window.
 */
async function settledHeight(): Promise<number> {
  for (const image of document.images) image.loading = "eager";
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
  const arrivals = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const isQuiet = performance.now() - Math.max(0, ...arrivals.map(({ responseEnd }) => responseEnd)) > 400;
  // Unlike the root's scroll height, the body's becomes less than the window's, if the page was higher before its lists came.
  return isQuiet ? Math.ceil(document.body.getBoundingClientRect().height) : 0;
}

/** Runs in the page: shows it in a theme, with or without the glyphs of its text. */
async function show(theme: string, hasWords: boolean): Promise<void> {
  document.documentElement.dataset.theme = theme;
  (document.adoptedStyleSheets.at(-1) as CSSStyleSheet).disabled = hasWords;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
