import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { forJourneys, requirePackages } from "./debian.ts";

export interface Step {
  title: string;
  /** A program in node_modules/.bin or on the machine, and its arguments, separated by spaces. */
  command: string;
  environment?: Record<string, string>;
}

const results: { title: string; seconds: number; passed: number; failed: number }[] = [];

/** Runs every step, even after a failure. @returns whether all passed */
export async function runSteps(...steps: readonly Step[]): Promise<boolean> {
  let areRight = true;
  for (const step of steps) areRight = (await runStep(step)) && areRight;
  return areRight;
}

/** A program that fails without a failing test, or runs no tests, counts as one failure. */
async function runStep({ title, command, environment }: Step): Promise<boolean> {
  const [program = "", ...words] = command.split(" ");
  const begun = performance.now();
  const getSeconds = () => Math.round((performance.now() - begun) / 1000);
  const report = `build/${program}.json`;
  rmSync(report, { force: true });
  let output = "";
  console.log(`${title} …`);
  // The runners print a dot per test.
  const printProgress = () => console.log(`${title}: ${getSeconds()} s, ${output.split("·").length - 1} tests passed`);
  const progressTimer = setInterval(printProgress, 25_000);
  const status = await new Promise((resolve, reject) => {
    if (program === "playwright") requirePackages(...forJourneys);
    const child = spawn(program, words, { env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    child.once("close", resolve).once("error", reject);
    process.once("exit", () => child.kill("SIGINT"));
  }).catch((error: Error) => {
    output += error.message;
  });
  clearInterval(progressTimer);
  // The report is Playwright's if it has `stats`, otherwise Vitest's.
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
  const passed: number = counts.stats?.expected ?? counts.numPassedTests ?? 0;
  const failed: number = counts.stats?.unexpected ?? counts.numFailedTests ?? 0;
  const mayBeEmpty = !/^(vitest|playwright)$/.test(program) || words.includes("--passWithNoTests");
  const isEmpty = passed + failed === 0 && !mayBeEmpty;
  console.log(`\n# ${title}\n${output.trim()}\n${isEmpty ? "No test ran.\n" : ""}`);
  const failures = failed || Number(status !== 0 || isEmpty);
  results.push({ title, seconds: getSeconds(), passed, failed: failures });
  return failures === 0;
}

export function exitWithResults(): never {
  console.table(results);
  const getSum = (count: "passed" | "failed") => results.reduce((sum, result) => sum + result[count], 0);
  console.log(`\n${getSum("passed")} passed, ${getSum("failed")} failed`);
  process.exit(getSum("failed") === 0 ? 0 : 1);
}
