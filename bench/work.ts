import type { Browser } from "playwright-core";
import { routes } from "#tests/journeys/routes.ts";
import { launch, phone } from "./browser.ts";
import { median } from "./load.ts";
import { startPhotoHost } from "./photo-host.ts";
import { startBenchSite } from "./site.ts";
import { printTable, ratio } from "./table.ts";

const rounds = 5;
/** Whatever a page does after its load is counted too. */
const idleMilliseconds = 6000;

/**
 * Processor time of the main thread for a load and six idle seconds, each page in turns with the page of another site that BENCH_BESIDE
 * names.
 */
export async function benchWork(): Promise<void> {
  const peerUrl = process.env.BENCH_BESIDE;
  const photos = await startPhotoHost();
  const site = await startBenchSite();
  const browser = await launch(photos.flags);
  const rows: Record<string, string>[] = [];
  for (const route of routes) {
    const own: number[] = [];
    const others: number[] = [];
    for (let round = 0; round < rounds; round++) {
      own.push(await workOf(browser, site.url + route));
      if (peerUrl) others.push(await workOf(browser, peerUrl));
    }
    rows.push({
      route,
      ms: median(own).toFixed(0),
      ...(peerUrl && { "peer ms": median(others).toFixed(0), ratio: ratio(median(own), median(others)) }),
    });
  }
  await browser.close();
  await site.stop();
  photos.stop();
  printTable(
    `Work of the main thread until ${idleMilliseconds / 1000} idle seconds after load (median of ${rounds})`,
    rows,
  );
}

interface TraceEvent {
  ph: string;
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the thread. */
  tdur?: number;
  args: { name?: string; data?: { url?: string } };
}

/** Thread time, in milliseconds, of the tasks on the main thread of the renderer that shows the page. */
async function workOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await page.goto(url, { waitUntil: "load" });
  // A span of time is what is measured.
  await page.waitForTimeout(idleMilliseconds);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  const { pid, tid } = traceEvents.find(({ name, args }) => name === "CommitLoad" && args.data?.url === url) ?? {};
  const tasks = traceEvents.filter(
    (event) => event.ph === "X" && event.pid === pid && event.tid === tid && event.name.endsWith("RunTask"),
  );
  if (tasks.length === 0) throw new Error(`The trace of ${url} has no task of the main thread.`);
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}
