import type { Browser, Page } from "playwright-core";
import { launch, phone } from "./browser.ts";
import { startBenchSite } from "./site.ts";
import { printTable } from "./table.ts";

const slowdown = 4;
/** Milliseconds between two frames. */
const frameTime = 1000 / 60;
/** Milliseconds after the action during which animations are recorded. */
const watched = 1500;

interface Moment {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

/** Start and end, in milliseconds of the page's clock. */
type Span = [from: number, to: number];

const moments: Moment[] = [
  {
    name: "a stamp tears off",
    path: "/",
    act: (page) => page.getByRole("main").getByRole("link", { name: "Be found by people nearby" }).tap(),
  },
  {
    name: "the scale sinks",
    path: "/features/flexible-pricing",
    prepare: (page) => page.getByRole("slider").press("Home"),
    act: (page) => page.getByRole("slider").press("End"),
  },
  {
    name: "a postmark is struck",
    path: "/help",
    prepare: (page) => page.getByLabel("Email newsletter").fill("ruth@marlow-bakery.example"),
    act: (page) => page.getByRole("button", { name: "Subscribe" }).tap(),
  },
];

/** Counts the frames that are drawn during animations, with a processor four times slower. */
export async function benchFrames(): Promise<void> {
  const site = await startBenchSite();
  const browser = await launch();
  const rows: Record<string, string | number>[] = [];
  for (const moment of moments) rows.push({ moment: moment.name, ...(await measure(browser, site.url, moment)) });
  await browser.close();
  await site.stop();
  printTable(`Frames of what moves, ${slowdown}× processor`, rows);
}

async function measure(browser: Browser, url: string, moment: Moment): Promise<Record<string, string | number>> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // Without this, the page change has no transition on a machine with few cores.
  await page.addInitScript(() => Object.defineProperty(navigator, "hardwareConcurrency", { value: 8 }));
  await page.goto(url + moment.path);
  // The first touch starts hydration.
  await page.touchscreen.tap(1, 1);
  await page.locator("html.loaded").waitFor();
  await moment.prepare?.(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  // By then the animations of loading and of the preparation are over.
  await page.waitForTimeout(watched);
  await browser.startTracing(page, {
    categories: ["blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline.frame"],
  });
  const mark = await page.evaluate(() => performance.mark("act").startTime);
  const [spans] = await Promise.all([movingSpans(page), moment.act(page)]);
  const draws = drawsOf(await browser.stopTracing(), mark);
  await context.close();

  const drawn = spans.map(([from, to]) => draws.filter((time) => time >= from && time <= to + frameTime));
  const gaps = drawn.flatMap((times) => times.slice(1).map((time, place) => time - (times[place] ?? time)));
  const length = spans.reduce((sum, [from, to]) => sum + to - from, 0);
  return {
    "moves ms": length.toFixed(0),
    "frames due": Math.round(length / frameTime),
    "frames drawn": drawn.reduce((sum, times) => sum + times.length, 0),
    "longest between two ms": Math.max(...gaps).toFixed(0),
  };
}

/** The spans of all finite animations, with overlapping ones joined. Polls with a timer: polling at each frame would cause frames. */
async function movingSpans(page: Page): Promise<Span[]> {
  const found = await page.evaluate(async (limit) => {
    const spans = new Map<Animation, [number, number]>();
    const end = performance.now() + limit;
    while (performance.now() < end) {
      for (const animation of document.getAnimations()) {
        const timing = animation.effect?.getComputedTiming();
        if (!timing || timing.iterations === Infinity || typeof animation.startTime !== "number") continue;
        const from = animation.startTime + Number(timing.delay);
        spans.set(animation, [from, animation.startTime + Number(timing.endTime)]);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return [...spans.values()];
  }, watched);
  const joined: Span[] = [];
  for (const [from, to] of found.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

interface TraceEvent {
  name: string;
  pid: number;
  /** Microseconds of the trace's clock. */
  ts: number;
}

/**
 * The times at which the page's compositor drew, in milliseconds of the page's clock.
 * @param mark the page clock's time of the mark "act", which gives the difference between the two clocks
 */
function drawsOf(trace: Buffer, mark: number): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const act = traceEvents.find(({ name }) => name === "act");
  if (!act) throw new Error("The trace has no mark of the act.");
  return traceEvents
    .filter(({ name, pid }) => name === "DrawFrame" && pid === act.pid)
    .map(({ ts }) => (ts - act.ts) / 1000 + mark)
    .toSorted((a, b) => a - b);
}
