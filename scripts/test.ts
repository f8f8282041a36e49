import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { buildWhatChanged } from "./build.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { ensureEngines } from "./ensure-engines.ts";

interface Counts {
  passed: number;
  failed: number;
}

const root = path.resolve(import.meta.dirname, "..");
const unitReport = path.join(root, "build", "units.json");
const journeyReport = path.join(root, "build", "journeys.json");
const engineReport = path.join(root, "build", "engines.json");
const totals: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];

/** Runs one tool of node_modules/.bin. A failure is recorded and the run goes on, so that one run shows all failures. */
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

function readJourneys(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report: { stats: { expected: number; unexpected: number; flaky: number } } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
}

/** Runs journeys, unless a browser is missing: that counts as one failure. */
function runJourneys(title: string, { missing }: { missing: string | null }, report: string, ...words: string[]): void {
  if (missing) {
    console.error(missing);
    totals.failed += 1;
    failures.push(title);
    return;
  }
  rmSync(report, { force: true });
  const succeeded = run(title, "playwright", "test", ...words);
  count(readJourneys(report), succeeded);
}

rmSync(unitReport, { force: true });
check("Types of the routes", "react-router", "typegen");
check("Types", "tsc", "--noEmit");
check("Lint and import rules", "oxlint");
check("Format", "biome", "format", ".");
check("Unused files, exports and packages", "knip");
await buildWhatChanged();
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`];
const unitsSucceeded = run("Units and server", "vitest", "run", ...reporters);
count(readUnits(), unitsSucceeded);
const chromium = ensureChromium();
runJourneys("Browser journeys", chromium, journeyReport, "--project=journeys");
const inTwoEngines = [
  "--config=playwright.engines.config.ts",
  "--project=firefox",
  "--project=webkit",
  "--grep=@short",
];
runJourneys("The shortest journeys in Firefox and WebKit", ensureEngines(), engineReport, ...inTwoEngines);
// Not in parallel with other journeys, which would slow the throttled page further.
runJourneys("Early taps", chromium, journeyReport, "--project=taps");

if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
