import type { CDPSession, Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";
import { fetchingRoutes, routes } from "./routes.ts";

/** Bytes over the wire, brotli. The aims behind them, and what was measured, stand in docs/performance.md. */
const budget = {
  homeWithStyles: 24_000,
  fonts: 50_000,
  homeBeforeLoad: 84_000,
  scriptHydrated: 117_000,
  scriptWithData: 145_000,
  /** Layout shift: a centred label may move by a pixel or two when its font comes; a block that moves counts a hundredfold. */
  shift: 0.002,
};

/** A phone as Lighthouse has it. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

interface Transfers {
  /** Bytes of bodies that arrived so far, by the kind of request. */
  bytes(...kinds: string[]): number;
  hosts: Set<string>;
}

async function countTransfers(page: Page): Promise<Transfers> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const sizes = new Map<string, { kind: string; bytes: number }>();
  const hosts = new Set<string>();
  session.on("Network.requestWillBeSent", ({ request }) => hosts.add(new URL(request.url).host));
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    // A compressed body is as long as its header says; the few others are counted as they are.
    const length = Number(response.headers["Content-Length"] ?? response.headers["content-length"] ?? 0);
    if (new URL(response.url).host !== "images.unsplash.com") sizes.set(requestId, { kind: type, bytes: length });
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

for (const route of routes) {
  test(`${route} keeps its budget of bytes, moves nothing and asks nobody else but the photo host`, async ({
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
    expect((await response?.text()) ?? "").not.toMatch(/<[^>]+\sstyle="/);
    if (!fetchingRoutes.has(route)) expect(transfers.bytes("Script")).toBe(0);
    if (route === "/") {
      expect(transfers.bytes("Document", "Stylesheet")).toBeLessThanOrEqual(budget.homeWithStyles);
      expect(transfers.bytes()).toBeLessThanOrEqual(budget.homeBeforeLoad);
    }
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState("networkidle");
    expect(transfers.bytes("Font")).toBeLessThanOrEqual(budget.fonts);
    const limit = fetchingRoutes.has(route) ? budget.scriptWithData : budget.scriptHydrated;
    expect(transfers.bytes("Script")).toBeLessThanOrEqual(limit);
    expect(await page.evaluate(() => ("shift" in window ? window.shift : null))).toBeLessThan(budget.shift);
    const own = new URL(baseURL ?? "").host;
    const strangers = [...transfers.hosts].filter((host) => host !== own && host !== "images.unsplash.com");
    expect(strangers).toEqual([]);
  });
}
