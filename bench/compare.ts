import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type RunningSite, startSite } from "#scripts/start-site.ts";
import { launch } from "./browser.ts";
import { actions, measureTap } from "./interaction.ts";
import { median } from "./load.ts";
import { loadOnPhone, type Network } from "./paint.ts";
import { startPhotoHost } from "./photo-host.ts";
import { printTable, ratio } from "./table.ts";

/** The commit before the plain pipeline (docs/performance.md). */
const earlierCommit = "8b071d3";
/** A page is first painted before or after most of it is parsed, by chance: the median of a few rounds is either. */
const rounds = 15;
const routes = ["/", "/product", "/pricing", "/help"];
/** 150 ms there and back, 1.6 Mbit/s. */
const slowLine: Network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** First and largest paint on a slow line, and taps once hydrated: this checkout and an earlier commit in turns. */
export async function benchCompare(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-compare-"));
  const checkout = path.join(folder, "checkout");
  execFileSync("git", ["worktree", "add", "--detach", checkout, earlierCommit], { stdio: "pipe" });
  const photos = await startPhotoHost();
  const sites: RunningSite[] = [];
  try {
    execFileSync(process.execPath, ["scripts/bootstrap.mjs", "scripts/build.ts"], { cwd: checkout, stdio: "pipe" });
    const earlier = await startSite({ DATA_DIR: path.join(folder, "earlier") }, { checkout });
    sites.push(earlier);
    const today = await startSite({ DATA_DIR: path.join(folder, "today") });
    sites.push(today);
    const browser = await launch(photos.flags);
    const rows: Record<string, string>[] = [];
    const addRow = (what: string, before: readonly number[], after: readonly number[]) => {
      const [from, to] = [median(before), median(after)];
      rows.push({ what, "before ms": from.toFixed(0), "after ms": to.toFixed(0), ratio: ratio(to, from) });
    };
    for (const route of routes) {
      const [before, after] = await inTurns(earlier, today, ({ url }) => loadOnPhone(browser, url + route, slowLine));
      for (const paint of ["first", "largest"] as const) {
        const times = (loads: typeof before) => loads.map((load) => load[paint]);
        addRow(`${paint} paint of ${route}`, times(before), times(after));
      }
    }
    for (const action of actions) {
      const tap = ({ url }: RunningSite) => measureTap(browser, url, action, "hydrated");
      addRow(`${action.name}, hydrated`, ...(await inTurns(earlier, today, tap)));
    }
    await browser.close();
    printTable(`Before (${earlierCommit}) and after, 4× processor, medians of ${rounds} in turns`, rows);
  } finally {
    for (const site of sites) await site.stop();
    photos.stop();
    execFileSync("git", ["worktree", "remove", "--force", checkout]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inTurns<Result>(
  earlier: RunningSite,
  today: RunningSite,
  measure: (site: RunningSite) => Promise<Result>,
): Promise<[Result[], Result[]]> {
  const before: Result[] = [];
  const after: Result[] = [];
  for (let round = 0; round < rounds; round++) {
    before.push(await measure(earlier));
    after.push(await measure(today));
  }
  return [before, after];
}
