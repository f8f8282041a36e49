import type { Browser, Page } from "playwright-core";

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time. */
  tdur?: number;
  args: {
    elementCount?: number;
    beginData?: { dirtyObjects: number; totalObjects: number; frame: string };
    data?: { documentLoaderURL?: string };
  };
}

interface Layout {
  /** Layout objects that needed layout, and all of the page's. */
  dirtyObjects: number;
  totalObjects: number;
}

export interface MainThreadWork {
  /** Milliseconds of processor time. */
  total: number;
  styles: number;
  layout: number;
  paint: number;
  scripts: number;
  styledElements: number;
  layouts: Layout[];
}

const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"];

/** Measures from navigation to the end of `visit`. Excludes Chromium's UI, which runs in separate processes. */
export async function traceVisit(
  browser: Browser,
  page: Page,
  address: string,
  visit: () => Promise<unknown>,
): Promise<MainThreadWork> {
  // Starts the page's process first, because a new process would start tracing too late.
  await page.goto(new URL("/robots.txt", address).href);
  await browser.startTracing(page, { categories });
  await page.goto(address);
  await visit();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const navigation = trace.traceEvents.findLast(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === address,
  );
  if (!navigation) throw new Error(`The trace has no visit to ${address}.`);
  const events = trace.traceEvents.filter(({ pid, tid }) => pid === navigation.pid && tid === navigation.tid);
  const sum = (...names: readonly string[]): number =>
    events.reduce((total, { name, tdur = 0 }) => total + (names.includes(name) ? tdur : 0), 0) / 1000;
  const laidOut = events.flatMap(({ name, args: { beginData } }) =>
    name === "Layout" && beginData ? [beginData] : [],
  );
  // Drawings are laid out as documents in the same thread. The page is the one with the most objects.
  const own = laidOut.toSorted((a, b) => b.totalObjects - a.totalObjects)[0]?.frame;
  return {
    total: sum("RunTask"),
    styles: sum("UpdateLayoutTree"),
    layout: sum("Layout"),
    paint: sum("Paint", "PrePaint"),
    scripts: sum("EvaluateScript", "FunctionCall", "v8.evaluateModule", "v8.compileModule"),
    styledElements: events.reduce((total, { args }) => total + (args.elementCount ?? 0), 0),
    layouts: laidOut.filter(({ frame }) => frame === own),
  };
}

export function countWholeLayouts({ layouts }: MainThreadWork): number {
  const most = Math.max(...layouts.map(({ totalObjects }) => totalObjects));
  return layouts.filter(({ dirtyObjects }) => dirtyObjects > most / 2).length;
}
