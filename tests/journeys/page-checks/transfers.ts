import type { CDPSession, Page } from "@playwright/test";
import { photoHost } from "#content/photo-host.ts";

const { host: photoHostName } = new URL(photoHost);

/** Transferred bytes with Brotli. docs/performance.md explains the margins. */
export const budget = {
  /** The page and its styles from our origin, without fonts. */
  beforeLoad: 33_000,
  fonts: 50_000,
  scriptOfReading: 7_000,
  /** Like `scriptOfReading`, plus response headers over HTTP/1.1. */
  readingWithHeaders: 7_000,
  filesOfReading: 3,
  /** On every page. */
  inlineScript: 3_000,
  /** Includes the page's main tool and its words, which load once a visitor is near. */
  scriptOfTools: 86_000,
  requestsOfTools: 25,
  scriptOfQuestions: 15_000,
  /** The script app/browser/untranslate.ts, only on a page that was translated before its islands wake. */
  scriptOfTranslated: 600,
  /** Account screens load the auth client at once, other pages at sign-in. */
  scriptOfAccounts: 143_000,
  homeInAll: 105_000,
  /** Number of elements. The panel has 90, its surroundings have about 160, and the whole page has 950. */
  styledByTab: 400,
  /** A centered label may move a pixel or two when its font loads. A moving block shifts a hundred times as much. */
  shift: 0.002,
};

/** Pages with a tool on the first screen. */
export const limitsOfScript: ReadonlyMap<string, number> = new Map([
  ["/case-studies", budget.scriptOfTools],
  ["/demo", budget.scriptOfTools],
  ["/features/flexible-pricing", budget.scriptOfTools],
  ["/pricing", budget.scriptOfTools],
  ["/social-media-world", budget.scriptOfTools],
  ["/tools/text-cost", budget.scriptOfTools],
  ["/tools/which-services", budget.scriptOfQuestions],
]);

interface Transfers {
  bytes(...kinds: string[]): number;
  bytesOfScript(name: string): number;
  withHeaders(kind: string): ReadonlyMap<string, number>;
  /** Excludes the photo host. */
  strangers(): string[];
}

export async function countTransfers(page: Page): Promise<Transfers> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const sizes = new Map<string, { kind: string; path: string; bytes: number }>();
  const whole = new Map<string, number>();
  const hosts = new Set<string>();
  session.on("Network.requestWillBeSent", ({ request }) => {
    const { protocol, host } = new URL(request.url);
    // A data: URL is not a request to a host.
    if (protocol !== "data:") hosts.add(host);
  });
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    // Content-Length is the size on the wire, after compression for all but a few responses.
    const length = Number(response.headers["Content-Length"] ?? response.headers["content-length"] ?? 0);
    const { host, pathname: path } = new URL(response.url);
    if (host !== photoHostName) sizes.set(requestId, { kind: type, path, bytes: length });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => whole.set(requestId, encodedDataLength));
  return {
    bytesOfScript: (name) =>
      [...sizes.values()].reduce((sum, { path, bytes }) => sum + (path.includes(`/${name}-`) ? bytes : 0), 0),
    withHeaders: (wanted) =>
      new Map(
        [...sizes].flatMap(([id, { kind, path }]) => (kind === wanted ? [[path, whole.get(id) ?? 0] as const] : [])),
      ),
    bytes: (...kinds) =>
      [...sizes.values()].reduce(
        (sum, { kind, bytes }) => sum + (kinds.length === 0 || kinds.includes(kind) ? bytes : 0),
        0,
      ),
    strangers: () => [...hosts].filter((host) => host !== new URL(page.url()).host && host !== photoHostName),
  };
}

interface Timeline {
  scriptsTooEarly: string[];
  /** Bytes from our origin. Excludes fonts, late styles and lazy pictures, which don't delay the first paint. */
  bytesBeforeLoad: number;
}

export function readTimeline(page: Page): Promise<Timeline> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    if (!(visit instanceof PerformanceNavigationTiming)) throw new Error("No timeline.");
    const files = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const endsWith = ({ name }: PerformanceEntry, suffix: string): boolean => new URL(name).pathname.endsWith(suffix);
    const lazy = new Set([...document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")].map(({ src }) => src));
    // Early styles are inlined in the head and their links disabled, so any linked sheet that loads is late.
    for (const { href } of document.querySelectorAll<HTMLLinkElement>("head link[rel=stylesheet]")) lazy.add(href);
    const early = files.filter(
      (file) => file.responseEnd <= visit.loadEventStart && !endsWith(file, ".woff2") && !lazy.has(file.name),
    );
    return {
      scriptsTooEarly: files
        .filter((file) => endsWith(file, ".js") && file.startTime < visit.loadEventStart)
        .map(({ name }) => name),
      bytesBeforeLoad: early.reduce((sum, file) => sum + file.encodedBodySize, visit.encodedBodySize),
    };
  });
}

export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("shift" in window && "value" in entry) window.shift = Number(window.shift) + Number(entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "shift")));
}

/** The headless shell may report that the mouse enters long after load, which loads React. Real browsers don't. */
export async function withholdFirstPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const withhold = (event: Event) => {
      const { clientX, clientY } = event as PointerEvent;
      if (clientX === 0 && clientY === 0) event.stopImmediatePropagation();
    };
    for (const name of ["pointerover", "pointermove"]) addEventListener(name, withhold, true);
  });
}
