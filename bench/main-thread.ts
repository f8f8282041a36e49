import { chromium } from "playwright-core";
import { chromiumPath } from "#scripts/debian.ts";
import { countWholeLayouts, type MainThreadWork, traceVisit } from "#tests/journeys/page-checks/main-thread.ts";
import { getMedian, printTable } from "./results.ts";
import { startSiteAndPeer } from "./site-and-peer.ts";

const rounds = 5;
/** Milliseconds that a page is watched. Work in idle time counts too. */
const watched = 6_000;
const usualPaths = ["/", "/pricing", "/product", "/solutions", "/help", "/case-studies", "/demo"];

const columns: Readonly<Record<string, (work: MainThreadWork) => number>> = {
  total: ({ total }) => total,
  styles: ({ styles }) => styles,
  layout: ({ layout }) => layout,
  paint: ({ paint }) => paint,
  scripts: ({ scripts }) => scripts,
  layouts: ({ layouts }) => layouts.length,
  whole: countWholeLayouts,
  "elements styled": ({ styledElements }) => styledElements,
};

/** Measures the pages' main-thread time at a phone's screen size, alternating with the peer's front page. */
export async function benchMainThread(paths: readonly string[]): Promise<void> {
  const { site, peer, stop } = await startSiteAndPeer();
  const addresses = (paths.length > 0 ? paths : usualPaths).map((pathname) => site + pathname);
  if (peer) addresses.unshift(`${peer}/`);
  const visits = addresses.map((address) => ({ address, works: [] as MainThreadWork[] }));
  for (let round = 0; round < rounds; round++)
    for (const { address, works } of visits) works.push(await visitOnce(address));
  await stop();
  const rows = visits.map(({ address, works }) => ({
    page: address.startsWith(site) ? address.slice(site.length) : "peer",
    ...Object.fromEntries(
      Object.entries(columns).map(([name, pick]) => [name, Math.round(getMedian(works.map(pick)))]),
    ),
  }));
  printTable(`Main-thread milliseconds (median of ${rounds} alternating visits)`, rows);
}

async function visitOnce(address: string): Promise<MainThreadWork> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
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
