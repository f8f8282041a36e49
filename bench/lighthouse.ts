import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromiumPath } from "#scripts/debian.ts";
import { routes } from "#tests/journeys/routes.ts";
import { printTable } from "./results.ts";
import { startSiteAndPeer } from "./site-and-peer.ts";

const lighthouse = ["--yes", "--ignore-scripts", "lighthouse@13.5.0", "--output=json", "--quiet"];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  runtimeError?: { code: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** Emulates a phone on a slow network. Measures each route once, but `/` and the peer three times each, alternately. */
export async function benchLighthouse(paths: readonly string[]): Promise<void> {
  const { site, peer, photoFlags, stop } = await startSiteAndPeer();
  const first = [...(peer ? [`${peer}/`] : []), `${site}/`];
  const others = (paths.length > 0 ? paths : routes).filter((route) => route !== "/").map((route) => site + route);
  const rows: Record<string, string | number>[] = [];
  for (const address of [...first, ...first, ...first, ...others]) {
    const { categories: scores, audits } = await run(address, photoFlags);
    const value = (audit: string): number => audits[audit]?.numericValue ?? 0;
    rows.push({
      route: address.startsWith(site) ? address.slice(site.length) : "peer",
      ...Object.fromEntries(categories.map((name) => [name, Math.round((scores[name]?.score ?? 0) * 100)])),
      "LCP s": (value("largest-contentful-paint") / 1000).toFixed(2),
      "FCP s": (value("first-contentful-paint") / 1000).toFixed(2),
      "blocking ms": Math.round(value("total-blocking-time")),
      CLS: value("cumulative-layout-shift").toFixed(3),
      failed: Object.keys(audits)
        .filter((name) => audits[name]?.score === 0)
        .join(" "),
    });
  }
  await stop();
  printTable("Lighthouse, phone, simulated throttling", rows);
}

/** Repeats runs without results (NO_NAVSTART), because the page may paint before a new renderer starts tracing. */
async function run(address: string, photoFlags: readonly string[], left = 3): Promise<Report> {
  const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", ...photoFlags];
  const quoted = flags.map((flag) => (flag.includes(" ") ? `${flag.replace("=", '="')}"` : flag)).join(" ");
  const { stdout } = await promisify(execFile)("npx", [...lighthouse, address, `--chrome-flags=${quoted}`], {
    env: { ...process.env, CHROME_PATH: chromiumPath },
    maxBuffer: 2 ** 27,
    timeout: 120_000,
  });
  const report: Report = JSON.parse(stdout);
  return report.runtimeError && left > 0 ? run(address, photoFlags, left - 1) : report;
}
