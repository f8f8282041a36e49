import { brotliCompressSync } from "node:zlib";
import type { CDPSession, Page } from "@playwright/test";
import { accountPaths } from "#content/navigation.ts";
import { photoHost } from "#content/photo-host.ts";
import { complete, expect, hydrated, test } from "./fixtures.ts";
import { fetchingRoutes, routes } from "./routes.ts";

const { host: photoHostName } = new URL(photoHost);

/** Transferred bytes, brotli. The goals behind these budgets, and the measurements, are in docs/performance.md. */
const budget = {
  /** Everything from our origin before `load`, including the page and its styles, but without fonts. */
  homeBeforeLoad: 26_800,
  beforeLoad: 28_000,
  /** Includes the served calculator and eleven tables of plans, which add 6 kB to the page. */
  pricingBeforeLoad: 31_500,
  fonts: 50_000,
  scriptHydrated: 119_000,
  /** The two lists fetch their records. */
  scriptOfLists: 121_700,
  /** The screens of an account load the client of accounts, whose script other pages load when somebody signs in. */
  scriptOfAccounts: 135_000,
  loader: 1_600,
  /** Elements. The panel has 90, what comes near it some 160 more, all that is laid out 950. */
  styledByTab: 400,
  /** Layout shift: a centered label may move by a pixel or two when its font loads; a block that moves counts a hundred times as much. */
  shift: 0.002,
};

const limitsBeforeLoad: ReadonlyMap<string, number> = new Map([
  ["/", budget.homeBeforeLoad],
  ["/pricing", budget.pricingBeforeLoad],
]);

/** The phone that Lighthouse emulates. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

interface Transfers {
  /** Bytes of the response bodies so far, for these kinds of requests. */
  bytes(...kinds: string[]): number;
  hosts: Set<string>;
}

async function countTransfers(page: Page): Promise<Transfers> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const sizes = new Map<string, { kind: string; bytes: number }>();
  const hosts = new Set<string>();
  session.on("Network.requestWillBeSent", ({ request }) => {
    const { protocol, host } = new URL(request.url);
    // A data: URL is not a request to a host.
    if (protocol !== "data:") hosts.add(host);
  });
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    // Content-Length is the length of the body as transferred: compressed, or for a few bodies uncompressed.
    const length = Number(response.headers["Content-Length"] ?? response.headers["content-length"] ?? 0);
    if (new URL(response.url).host !== photoHostName) sizes.set(requestId, { kind: type, bytes: length });
  });
  return {
    bytes: (...kinds) =>
      [...sizes.values()].reduce(
        (sum, { kind, bytes }) => sum + (kinds.length === 0 || kinds.includes(kind) ? bytes : 0),
        0,
      ),
    hosts,
  };
}

interface Timeline {
  /** Scripts asked for before `load`. */
  scriptsTooEarly: string[];
  /** Bytes of bodies from our own origin before `load`, without fonts, which load after the first paint. */
  bytesBeforeLoad: number;
}

function readTimeline(page: Page): Promise<Timeline> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    if (!(visit instanceof PerformanceNavigationTiming)) throw new Error("No timeline.");
    const files = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const isOf = ({ name }: PerformanceEntry, suffix: string): boolean => new URL(name).pathname.endsWith(suffix);
    const early = files.filter((file) => file.responseEnd <= visit.loadEventStart && !isOf(file, ".woff2"));
    return {
      scriptsTooEarly: files
        .filter((file) => isOf(file, ".js") && file.startTime < visit.loadEventStart)
        .map(({ name }) => name),
      bytesBeforeLoad: early.reduce((sum, file) => sum + file.encodedBodySize, visit.encodedBodySize),
    };
  });
}

for (const route of routes) {
  test(`${route} asks for no script before load, keeps its budget of bytes, moves nothing and asks nobody else but the photo host`, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("shift" in window && "value" in entry) window.shift = Number(window.shift) + Number(entry.value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const transfers = await countTransfers(page);
    const response = await page.goto(route, { waitUntil: "load" });
    const html = (await response?.text()) ?? "";
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    const [, loader = ""] = /<script data-early="" data-after-load="[^"]+">([^<]+)/.exec(html) ?? [];
    expect(loader).not.toBe("");
    expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(budget.loader);
    await hydrated(page);
    const { scriptsTooEarly, bytesBeforeLoad } = await readTimeline(page);
    if (!fetchingRoutes.has(route)) {
      expect(scriptsTooEarly).toEqual([]);
      expect(bytesBeforeLoad).toBeLessThanOrEqual(limitsBeforeLoad.get(route) ?? budget.beforeLoad);
    }
    await complete(page);
    await page.waitForLoadState("networkidle");
    expect(transfers.bytes("Font")).toBeLessThanOrEqual(budget.fonts);
    const limit = fetchingRoutes.has(route) ? budget.scriptOfLists : budget.scriptHydrated;
    expect(transfers.bytes("Script")).toBeLessThanOrEqual(limit);
    expect(await page.evaluate(() => ("shift" in window ? window.shift : null))).toBeLessThan(budget.shift);
    const own = new URL(baseURL ?? "").host;
    const strangers = [...transfers.hosts].filter((host) => host !== own && host !== photoHostName);
    expect(strangers).toEqual([]);
  });
}

test("a tab chosen on /pricing styles its panel again, not the page", async ({ page, browser }) => {
  await page.goto("/pricing");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  const tab = page.getByRole("tab", { name: "WhatsApp" });
  await tab.tap();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/#whatsapp-marketing$/);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const styled = traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => args.elementCount ?? 0);
  expect(Math.max(...styled)).toBeGreaterThan(0);
  expect(Math.max(...styled)).toBeLessThan(budget.styledByTab);
});

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

test.describe("live", () => {
  test.use({ siteName: "live" });

  for (const route of Object.values(accountPaths)) {
    test(`${route} keeps its budget of scripts`, async ({ page }) => {
      const transfers = await countTransfers(page);
      await page.goto(route);
      await hydrated(page);
      await complete(page);
      await page.waitForLoadState("networkidle");
      expect(transfers.bytes("Script")).toBeLessThanOrEqual(budget.scriptOfAccounts);
    });
  }
});
