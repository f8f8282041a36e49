import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { type Column, textTable } from "#ops/text-table.ts";
import { type Package, requirePackages } from "./debian.ts";

export interface Counts {
  passed: number;
  failed: number;
}

export interface Step {
  title: string;
  /** A program of node_modules/.bin or of the machine, and its arguments. */
  command: readonly [string, ...string[]];
  environment?: Record<string, string>;
  /** The file of `build/` that the command writes `Counts` to, if it is neither Vitest nor Playwright. */
  report?: string;
  /** Whether it is right that no test runs. */
  mayBeEmpty?: boolean;
  /** What it needs; if something can't be had, the step fails. */
  packages?: readonly Package[];
}

export interface Result extends Counts {
  title: string;
  seconds: number;
}

/** Milliseconds. */
const progressInterval = 30_000;

const root = path.resolve(import.meta.dirname, "..");
const inBuild = (file: string): string => path.join(root, "build", file);

interface Report {
  file: string;
  words: readonly string[];
  // oxlint-disable-next-line typescript/no-explicit-any -- written by the runner
  count(report: any): Counts;
}

const reports: Record<string, Report> = {
  vitest: {
    file: inBuild("units.json"),
    words: ["--reporter=json", "--reporter=dot", `--outputFile.json=${inBuild("units.json")}`],
    count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  },
  // Its configuration names the file.
  playwright: {
    file: inBuild("journeys.json"),
    words: [],
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  },
};

function reportOf({ command, report }: Step): Report | undefined {
  return report === undefined ? reports[command[0]] : { file: inBuild(report), words: [], count: (counts) => counts };
}

/**
 * Runs a step and counts its tests. A program that fails without a failing test (a crash), or that runs no test, counts as one failure.
 * @param output printed as it comes, or in one block when the step ends, for steps that run beside each other
 */
export async function runStep(step: Step, output: "live" | "block"): Promise<Result> {
  const { title, command, environment, mayBeEmpty = false, packages = [] } = step;
  try {
    requirePackages(...packages);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { title, seconds: 0, passed: 0, failed: 1 };
  }
  const report = reportOf(step);
  if (report) rmSync(report.file, { force: true });
  const begun = performance.now();
  if (output === "live") console.log(`\n# ${title}`);
  let soFar = "";
  const seconds = () => (performance.now() - begun) / 1000;
  // Whoever reads a log would else see nothing of steps beside each other for minutes. The runners print a dot for each test.
  const printProgress = () =>
    console.log(`${title}: ${seconds().toFixed(0)} s, ${soFar.split("·").length - 1} tests passed`);
  const progressTimer = output === "block" && !process.stdout.isTTY && setInterval(printProgress, progressInterval);
  const { status, printed } = await spawnProgram(
    [...command, ...(report?.words ?? [])],
    output,
    environment,
    (text) => {
      soFar = text;
    },
  );
  if (progressTimer) clearInterval(progressTimer);
  const counts = report && existsSync(report.file) ? report.count(JSON.parse(readFileSync(report.file, "utf8"))) : null;
  const passed = counts?.passed ?? 0;
  const failed = counts?.failed ?? 0;
  const isEmpty = report !== undefined && passed + failed === 0 && !mayBeEmpty;
  if (output === "block") console.log(`\n# ${title}\n${printed.trim()}`);
  if (isEmpty) console.error(`${title}: no test ran.`);
  return { title, seconds: seconds(), passed, failed: failed || Number(status !== 0 || isEmpty) };
}

async function spawnProgram(
  [program = "", ...words]: readonly string[],
  output: "live" | "block",
  environment: Record<string, string> = {},
  onPrint: (soFar: string) => void = () => {},
): Promise<{ status: number | null; printed: string }> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, ...(output === "block" && color), ...environment },
    stdio: ["ignore", output === "live" ? "inherit" : "pipe", output === "live" ? "inherit" : "pipe"],
  });
  const printed = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      printed[name] += text;
      onPrint(printed.stdout);
    });
  const status = await new Promise<number | null>((resolve) =>
    child.once("close", resolve).once("error", () => resolve(null)),
  );
  return { status, printed: printed.stdout + printed.stderr };
}

/** Prints what each step took, and the sums as the last line. */
export function printResults(results: readonly Result[]): Counts {
  const columns: readonly Column<Result>[] = [
    ["part", ({ title }) => title],
    ["seconds", ({ seconds }) => seconds.toFixed(0).padStart(7)],
    ["passed", ({ passed }) => String(passed).padStart(6)],
    ["failed", ({ failed }) => String(failed).padStart(6)],
  ];
  console.log(`\n${textTable(columns, results).join("\n")}`);
  const failing = results.filter(({ failed }) => failed > 0).map(({ title }) => title);
  if (failing.length > 0) console.log(`\nFailed: ${failing.join(", ")}`);
  const sum = (value: (result: Result) => number): number => results.reduce((total, one) => total + value(one), 0);
  const counts = { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed) };
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  return counts;
}
