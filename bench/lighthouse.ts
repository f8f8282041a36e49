import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { routes } from "#tests/journeys/routes.ts";
import { chromiumPath } from "#scripts/debian.ts";
import { startSiteAndPeer } from "./peer.ts";
import { printTable } from "./table.ts";

/** Fetched when it is first asked for, so that the site's own packages stay few. */
const lighthouse = ["--yes", "--ignore-scripts", "lighthouse@13.5.0"];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  runtimeError?: { code: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/**
 * Runs Lighthouse as a phone on a simulated slow network, on every route once, and three times on `/` and on the first page of a peer, in
 * turns.
 */
export async function benchLighthouse(paths: readonly string[]): Promise<void> {
  const { site, peer, photoFlags, stop } = await startSiteAndPeer();
  const rows: Record<string, string | number>[] = [];
  const faults: Record<string, string>[] = [];
  const first = [...(peer ? [`${peer}/`] : []), `${site}/`];
  const others = (paths.length > 0 ? paths : routes).filter((route) => route !== "/").map((route) => site + route);
  for (const address of [...first, ...first, ...first, ...others]) {
    const route = address.startsWith(site) ? address.slice(site.length) : "peer";
    const report = await run(address, photoFlags);
    const milliseconds = (audit: string): string => ((report.audits[audit]?.numericValue ?? 0) / 1000).toFixed(2);
    rows.push({
      route,
      ...Object.fromEntries(categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)])),
      "LCP s": milliseconds("largest-contentful-paint"),
      "FCP s": milliseconds("first-contentful-paint"),
      "blocking ms": Math.round(report.audits["total-blocking-time"]?.numericValue ?? 0),
      CLS: (report.audits["cumulative-layout-shift"]?.numericValue ?? 0).toFixed(3),
    });
    for (const [audit, { score }] of Object.entries(report.audits)) {
      if (score === 0) faults.push({ route, "audit that failed": audit });
    }
  }
  await stop();
  printTable("Lighthouse, phone, simulated throttling", rows);
  printTable("Lighthouse audits with a score of 0", faults);
}

/**
 * Runs Lighthouse again if it returned no figures. A server on the same machine responds within milliseconds, so the browser may show
 * the page before a new renderer has started to trace. The trace then lacks its beginning (NO_NAVSTART).
 */
async function run(address: string, photoFlags: readonly string[]): Promise<Report> {
  for (let left = 3; ; left--) {
    const report = await runOnce(address, photoFlags);
    if (!report.runtimeError || left === 0) return report;
    console.log(`Lighthouse measured nothing on ${address} (${report.runtimeError.code}), so it runs again.`);
  }
}

/** Runs for at most two minutes. */
async function runOnce(address: string, photoFlags: readonly string[]): Promise<Report> {
  const output = mkdtempSync(path.join(tmpdir(), "larkpost-lighthouse-"));
  const file = path.join(output, "report.json");
  const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", ...photoFlags];
  const quoted = flags.map((flag) => (flag.includes(" ") ? `${flag.replace("=", '="')}"` : flag)).join(" ");
  const child = spawn(
    "npx",
    [...lighthouse, address, "--output=json", `--output-path=${file}`, "--quiet", `--chrome-flags=${quoted}`],
    { env: { ...process.env, CHROME_PATH: chromiumPath }, stdio: ["ignore", "ignore", "inherit"], timeout: 120_000 },
  );
  await new Promise((resolve) => child.once("close", resolve));
  if (!existsSync(file)) throw new Error(`Lighthouse gave no report for ${address}.`);
  const report: Report = JSON.parse(readFileSync(file, "utf8"));
  rmSync(output, { recursive: true, force: true });
  return report;
}
