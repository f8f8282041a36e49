import { photoHost } from "#content/photo-host.ts";
import { routes } from "#tests/journeys/routes.ts";
import { launch, phone, recordTransfers, type Transfer } from "./browser.ts";
import { startBenchSite } from "./site.ts";
import { kilobytes, printTable } from "./table.ts";

interface RouteBytes {
  route: string;
  /** Page with the styles inside, brotli, at `load`. */
  page: number;
  fonts: number;
  /** Scripts before `load`, and once the page is idle: for who only reads. */
  scriptBefore: number;
  scriptAfter: number;
  /** Everything from our own origin before `load`. */
  before: number;
}

const sum = (transfers: readonly Transfer[], types?: readonly string[]): number =>
  transfers.filter(({ type }) => types?.includes(type) ?? true).reduce((total, { bytes }) => total + bytes, 0);

/** Loads each route on a phone with an empty cache and adds up the transferred bytes, before `load` and once the page is idle. */
async function measureBytes(url: string, routes: readonly string[]): Promise<RouteBytes[]> {
  const browser = await launch();
  const measured: RouteBytes[] = [];
  for (const route of routes) {
    const context = await browser.newContext(phone);
    await context.route(`${photoHost}/**`, (intercepted) => intercepted.abort());
    const page = await context.newPage();
    const { transfers } = await recordTransfers(page);
    await page.goto(url + route, { waitUntil: "load" });
    const before = [...transfers];
    await page.locator("html.loaded").waitFor();
    await page.waitForLoadState("networkidle");
    measured.push({
      route,
      page: sum(before, ["Document", "Stylesheet"]),
      fonts: sum(transfers, ["Font"]),
      scriptBefore: sum(before, ["Script"]),
      scriptAfter: sum(transfers, ["Script"]),
      before: sum(before),
    });
    await context.close();
  }
  await browser.close();
  return measured;
}

export async function benchBytes(): Promise<void> {
  const site = await startBenchSite();
  const measured = await measureBytes(site.url, routes);
  await site.stop();
  printTable(
    "Bytes over the wire, kB (brotli; photos of the outside host aside)",
    measured.map(({ route, page, fonts, scriptBefore, scriptAfter, before }) => ({
      route,
      "page + styles": kilobytes(page),
      fonts: kilobytes(fonts),
      "script before load": kilobytes(scriptBefore),
      "script once idle": kilobytes(scriptAfter),
      "all before load": kilobytes(before),
    })),
  );
}
