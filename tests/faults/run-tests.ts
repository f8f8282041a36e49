import { readTestTitles, testFiles } from "../test-titles.ts";
import type { Copy } from "../copy.ts";

interface UnitReport {
  testResults: { assertionResults: { status: string; title: string }[] }[];
}

interface Suite {
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** The results of the tests whose titles match a pattern. */
export interface Ran {
  /** Titles. */
  passed: readonly string[];
  failed: readonly string[];
}

const nothing: Ran = { passed: [], failed: [] };

/** Runs the tests of vitest whose names match, until one fails. */
export function runUnits(copy: Copy, title: RegExp): Ran {
  const isNamed = (file: string) => readTestTitles(file).some((name) => title.test(name));
  const files = testFiles.filter((file) => /\.test\.tsx?$/.test(file) && isNamed(file));
  if (files.length === 0) return nothing;
  copy.removeReport("fault-units.json");
  const reporters = ["--reporter=json", "--outputFile=build/fault-units.json"];
  copy.run("vitest", ["run", ...files, "--bail=1", "-t", title.source, ...reporters]);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written by vitest
  const report = copy.readReport("fault-units.json") as UnitReport | null;
  const results = report?.testResults.flatMap((file) => file.assertionResults) ?? [];
  const titlesOf = (wanted: string) => results.filter(({ status }) => status === wanted).map(({ title }) => title);
  return { passed: titlesOf("passed"), failed: titlesOf("failed") };
}

/** Runs the browser journeys whose titles match, nightly ones too, until one fails. */
export function runJourneys(copy: Copy, title: RegExp): Ran {
  copy.removeReport("journeys.json");
  const projects = ["journeys", "journeys-nightly", "nightly"].map((name) => `--project=${name}`);
  copy.run("playwright", ["test", ...projects, "--max-failures=1", `--grep=${title.source}`]);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written by Playwright
  const report = copy.readReport("journeys.json") as Suite | null;
  if (!report) return nothing;
  // A test that did not start because another failed is in neither list.
  return { passed: titlesIn(report, "expected"), failed: titlesIn(report, "unexpected") };
}

function titlesIn({ specs = [], suites = [] }: Suite, wanted: string): string[] {
  const found = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [...found.map(({ title }) => title), ...suites.flatMap((suite) => titlesIn(suite, wanted))];
}
