import { type Browser, chromium } from "playwright-core";
import { chromiumPath } from "#scripts/debian.ts";
import { countWholeLayouts, type MainThreadWork, traceVisit } from "#tests/journeys/page-checks/main-thread.ts";
import { median } from "./load.ts";
import { type SiteAndPeer, startSiteAndPeer } from "./peer.ts";
import { printTable, ratio } from "./table.ts";

const rounds = 5;
/** Milliseconds that a page is watched, so that what it does once it is idle counts too. */
const watched = 6_000;
const usual = [
  "/",
  "/pricing",
  "/product",
  "/solutions",
  "/help",
  "/case-studies",
  "/demo",
  "/articles/make-your-list-smaller",
];

/** Time of the processor that pages take on a phone, in turns with the first page of a peer. */
export async function benchMainThread(paths: readonly string[]): Promise<void> {
  const servers = await startSiteAndPeer();
  const addresses = [
    ...(servers.peer ? [`${servers.peer}/`] : []),
    ...(paths.length > 0 ? paths : usual).map((path) => servers.site + path),
  ];
  const visits = new Map<string, MainThreadWork[]>(addresses.map((address) => [address, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [address, works] of visits) works.push(await visitOnce(address));
  }
  await servers.stop();
  printRows(visits, servers);
}

async function visitOnce(address: string): Promise<MainThreadWork> {
  const browser: Browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const work = await traceVisit(browser, page, address, () => page.waitForTimeout(watched));
  await browser.close();
  return work;
}

function printRows(visits: ReadonlyMap<string, readonly MainThreadWork[]>, { site, peer }: SiteAndPeer): void {
  const middle = (address: string, pick: (work: MainThreadWork) => number): number =>
    median((visits.get(address) ?? []).map(pick));
  const total = (address: string): number => middle(address, (work) => work.total);
  printTable(
    `Milliseconds of the main thread (median of ${rounds} visits in turns)`,
    [...visits.keys()].map((address) => ({
      page: address.startsWith(site) ? address.slice(site.length) : "peer",
      total: Math.round(total(address)),
      ...(peer && { "of peer": ratio(total(address), total(`${peer}/`)) }),
      styles: Math.round(middle(address, (work) => work.styles)),
      layout: Math.round(middle(address, (work) => work.layout)),
      paint: Math.round(middle(address, (work) => work.paint)),
      scripts: Math.round(middle(address, (work) => work.scripts)),
      layouts: middle(address, (work) => work.layouts.length),
      whole: middle(address, countWholeLayouts),
      "elements styled": middle(address, (work) => work.styledElements),
    })),
  );
}
