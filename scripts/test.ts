import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { buildWhatChanged } from "./build.ts";
import { ensureChromium } from "./ensure-chromium.ts";

interface Counts {
  passed: number;
  failed: number;
}

const root = path.resolve(import.meta.dirname, "..");
const unitReport = path.join(root, "build", "units.json");
const journeyReport = path.join(root, "build", "journeys.json");
const totals: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];

/** Runs one tool of node_modules/.bin; a failure is kept and the run goes on, so that one look shows everything. */
function run(title: string, command: string, ...rest: string[]): boolean {
  console.log(`\n# ${title}`);
  const result = spawnSync(command, rest, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  if (result.status !== 0) failures.push(title);
  return result.status === 0;
}

/** Adds what a runner counted. A runner that failed without a failing test (a crash, nothing to run) counts as one. */
function count(counts: Counts, succeeded: boolean): void {
  totals.passed += counts.passed;
  totals.failed += counts.failed || (succeeded ? 0 : 1);
}

function check(title: string, command: string, ...rest: string[]): void {
  if (!run(title, command, ...rest)) totals.failed += 1;
}

function readUnits(): Counts {
  if (!existsSync(unitReport)) return { passed: 0, failed: 0 };
  const report: { numPassedTests: number; numFailedTests: number } = JSON.parse(readFileSync(unitReport, "utf8"));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function readJourneys(): Counts {
  if (!existsSync(journeyReport)) return { passed: 0, failed: 0 };
  const report: { stats: { expected: number; unexpected: number; flaky: number } } = JSON.parse(
    readFileSync(journeyReport, "utf8"),
  );
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
}

for (const report of [unitReport, journeyReport]) rmSync(report, { force: true });
check("Types of the routes", "react-router", "typegen");
check("Types", "tsc", "--noEmit");
check("Lint and import rules", "oxlint");
check("Format", "biome", "format", ".");
check("Unused files, exports and packages", "knip");
await buildWhatChanged();
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`];
const unitsSucceeded = run("Units and server", "vitest", "run", ...reporters);
count(readUnits(), unitsSucceeded);
const browser = ensureChromium();
if (browser.missing) {
  console.error(browser.missing);
  totals.failed += 1;
  failures.push("Browser journeys");
} else {
  const journeysSucceeded = run("Browser journeys", "playwright", "test");
  count(readJourneys(), journeysSucceeded);
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
