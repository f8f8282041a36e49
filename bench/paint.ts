import type { Browser, Page } from "playwright-core";
import { routes } from "#tests/journeys/routes.ts";
import { launch, phone } from "./browser.ts";
import { median } from "./load.ts";
import { startPhotoHost } from "./photo-host.ts";
import { startBenchSite } from "./site.ts";
import { printTable } from "./table.ts";

const rounds = 3;

/** Lighthouse's slow 4G, with its overheads applied, as Chromium takes it: milliseconds, and bytes a second. */
const slow4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** Largest paint and layout shift with the throttling applied to a real load, not simulated afterwards. */
export async function benchPaint(): Promise<void> {
  const photos = await startPhotoHost();
  const site = await startBenchSite();
  const browser = await launch(photos.flags);
  const rows: Record<string, string>[] = [];
  for (const route of routes) {
    const loads: Paint[] = [];
    for (let round = 0; round < rounds; round++) loads.push(await loadOnPhone(browser, site.url + route));
    rows.push({
      route,
      "LCP s": (median(loads.map(({ largest }) => largest)) / 1000).toFixed(2),
      "FCP s": (median(loads.map(({ first }) => first)) / 1000).toFixed(2),
      CLS: Math.max(...loads.map(({ shift }) => shift)).toFixed(3),
    });
  }
  await browser.close();
  await site.stop();
  photos.stop();
  printTable(`Paint on a phone, slow 4G and 4× processor applied (median of ${rounds}, worst shift)`, rows);
}

/** Loads a page over this network on a phone with a processor four times slower. */
async function loadOnPhone(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url, { waitUntil: "load" });
  await page.locator("html.loaded").waitFor();
  const paint = await readPaint(page);
  await context.close();
  return paint;
}

interface Paint {
  first: number;
  largest: number;
  shift: number;
}

/** What the browser recorded of this page so far; times in milliseconds. */
function readPaint(page: Page): Promise<Paint> {
  return page.evaluate(async () => {
    // A task delivers the buffered entries, so they arrive before the page is idle. A page without a shift has no entries.
    const entries = (type: string): Promise<PerformanceEntryList> =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        requestAnimationFrame(() => requestIdleCallback(() => resolve(observer.takeRecords())));
      });
    const shifts = await entries("layout-shift");
    return {
      first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      largest: (await entries("largest-contentful-paint")).at(-1)?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0),
    };
  });
}
