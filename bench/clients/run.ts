import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildWhatChanged } from "#scripts/build.ts";
import { startSite } from "#scripts/start-site.ts";
import { printTable } from "../table.ts";
import { signInAfterSignUp } from "./session-at-sign-up.ts";
import { requireSuite, runSuite, type SuiteTest } from "./suite.ts";

/** The port at which the suite expects the backend. */
const port = 54321;

/**
 * `npm run nightly -- clients <folder>` runs the test suite of the official auth client without a backend, against this site, and
 * against this site with a session at sign-up. It prints which of the tests that need a backend pass.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("Name the folder of the suite: packages/core/auth-js in a checkout of supabase/supabase-js.");
  process.exit(1);
}
const suite = path.resolve(folder);
requireSuite(suite);
await requireFreePort();
await buildWhatChanged();
const runs = await measure();
report(runs);
const passed = runs.withSession.filter((test) => test.passed).length;
writeFileSync("build/clients.json", JSON.stringify({ passed, failed: 0 }));

/** The run without a backend needs a free port. */
async function requireFreePort(): Promise<void> {
  const probe = createServer().listen(port);
  await once(probe, "listening");
  probe.close();
}

interface Runs {
  without: SuiteTest[];
  site: SuiteTest[];
  withSession: SuiteTest[];
}

async function measure(): Promise<Runs> {
  const without = await runSuite(suite);
  const site = await withSite({ PORT: String(port) }, () => runSuite(suite));
  const withSession = await withSite({}, async (url) => {
    const server = await signInAfterSignUp(url, port);
    try {
      return await runSuite(suite);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
  return { without, site, withSession };
}

/** The site with an empty folder, without a mail server and without request limits. */
async function withSite<Result>(
  settings: Record<string, string>,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-clients-"));
  const site = await startSite({ DATA_DIR: path.join(folder, "data"), RATE_LIMIT_SCALE: "100000", ...settings });
  try {
    return await work(site.url);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function report({ without, site, withSession }: Runs): void {
  const passes = (tests: SuiteTest[]) => new Set(tests.filter(({ passed }) => passed).map(({ name }) => name));
  const [alone, here, there] = [passes(without), passes(site), passes(withSession)];
  const groups = Map.groupBy(site, ({ group }) => group);
  const row = (group: string, tests: SuiteTest[]) => {
    const needing = tests.filter(({ name }) => !alone.has(name));
    const lost = tests.filter(({ name }) => alone.has(name) && !here.has(name));
    return {
      group,
      tests: tests.length,
      "pass without": tests.length - needing.length,
      "need a backend": needing.length,
      "of these pass": needing.filter(({ name }) => here.has(name)).length,
      "with a session": needing.filter(({ name }) => there.has(name)).length,
      "pass only without": lost.length,
    };
  };
  const rows = [...groups].map(([group, tests]) => row(group, tests));
  const telling = rows.filter((line) => line["need a backend"] > 0 || line["pass only without"] > 0);
  printTable("The official auth client's tests, in the groups of which some need a backend", [
    ...telling,
    row("all", site),
  ]);
  const failing = site.filter(({ name }) => !alone.has(name) && !there.has(name));
  printNames("Need a backend and fail against this one, with a session at sign-up", failing);
  const lost = site.filter(({ name }) => alone.has(name) && !(here.has(name) && there.has(name)));
  printNames("Pass without a backend and not always with this one", lost);
}

function printNames(title: string, tests: readonly SuiteTest[]): void {
  console.log(`\n## ${title}\n`);
  for (const { name } of tests) console.log(name.replace(/ #1$/, ""));
}
