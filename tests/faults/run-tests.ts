import { titlePattern } from "../requirements.ts";
import { readTestTitles, testFiles } from "../test-titles.ts";
import type { Copy } from "./copy.ts";

interface UnitReport {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

interface Suite {
  specs?: { title: string; ok: boolean }[];
  suites?: Suite[];
}

interface JourneyReport extends Suite {
  stats: { expected: number; unexpected: number };
}

/** What a runner made of the tests that a pattern names. */
export interface Ran {
  passed: number;
  /** Title of the first test that failed. */
  failed: string | null;
}

const nothing: Ran = { passed: 0, failed: null };

/** Runs the tests of vitest whose titles match, from the files that hold such titles, up to the first that fails. */
export function runUnits(copy: Copy, number: string, title: RegExp): Ran {
  const hasNumber = (file: string) => readTestTitles(file).some((test) => titlePattern(number).test(test.title));
  const files = testFiles.filter((file) => /\.test\.tsx?$/.test(file) && hasNumber(file));
  if (files.length === 0) return nothing;
  copy.removeReport("fault-units.json");
  const reporters = ["--reporter=json", "--outputFile=build/fault-units.json"];
  copy.run("vitest", ["run", ...files, "--bail=1", "-t", title.source, ...reporters]);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written by vitest
  const report = copy.readReport("fault-units.json") as UnitReport | null;
  const results = report?.testResults.flatMap((file) => file.assertionResults) ?? [];
  return {
    passed: results.filter(({ status }) => status === "passed").length,
    failed: results.find(({ status }) => status === "failed")?.fullName ?? null,
  };
}

/** Runs the browser journeys whose titles match, up to the first that fails. */
export function runJourneys(copy: Copy, title: RegExp): Ran {
  copy.removeReport("journeys.json");
  copy.run("playwright", [
    "test",
    "--project=journeys",
    "--project=budgets",
    "--max-failures=1",
    `--grep=${title.source}`,
  ]);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written by Playwright
  const report = copy.readReport("journeys.json") as JourneyReport | null;
  if (!report) return nothing;
  return { passed: report.stats.expected, failed: report.stats.unexpected > 0 ? firstFailure(report) : null };
}

function firstFailure({ specs = [], suites = [] }: Suite): string | null {
  const spec = specs.find(({ ok }) => !ok);
  if (spec) return spec.title;
  for (const suite of suites) {
    const found = firstFailure(suite);
    if (found !== null) return found;
  }
  return null;
}

/** Matches the one test with this title. */
export function exactly(title: string): RegExp {
  return new RegExp(RegExp.escape(title));
}
