import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

/** A test of the suite, by its file and the outermost group in it. */
export interface SuiteTest {
  /** Unique in the suite. */
  name: string;
  group: string;
  passed: boolean;
}

interface JestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { ancestorTitles: string[]; fullName: string; status: string }[];
  }[];
}

/**
 * @param folder packages/core/auth-js of the public repository supabase/supabase-js, with its packages and keys
 * @throws Error that says what is missing there
 */
export function requireSuite(folder: string): void {
  const manifest = path.join(folder, "package.json");
  if (!existsSync(manifest)) throw new Error(`${folder} holds no package.json.`);
  const { name } = JSON.parse(readFileSync(manifest, "utf8"));
  if (name !== "@supabase/auth-js") throw new Error(`${folder} holds ${name}, not @supabase/auth-js.`);
  const script = path.join(folder, "test", "generate-signing-keys.js");
  if (!existsSync(path.join(folder, "test", "supabase", "signing_keys.json"))) {
    throw new Error(`The suite signs tokens of its own with keys that are not there: run \`node ${script}\` first.`);
  }
}

/** Runs every test of the suite, one file after another, with the suite's own configuration. */
export async function runSuite(folder: string): Promise<SuiteTest[]> {
  const ofSuite = createRequire(path.join(folder, "package.json"));
  const jest = path.join(path.dirname(ofSuite.resolve("jest/package.json")), "bin", "jest.js");
  const results = mkdtempSync(path.join(tmpdir(), "larkpost-clients-"));
  const output = path.join(results, "results.json");
  const words = [
    jest,
    "--config",
    "jest.config.cli.js",
    "--runInBand",
    "--coverage=false",
    // The suite allows five seconds for each test; on a busy machine a few sign-ups take that long.
    "--testTimeout=20000",
    "--ci",
    "--json",
    `--outputFile=${output}`,
  ];
  try {
    await ended(folder, words);
    return testsOf(JSON.parse(readFileSync(output, "utf8")), folder);
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

/** If tests fail, Jest exits with code 1, which is not an error here. */
function ended(folder: string, words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, words, { cwd: folder, stdio: "ignore" });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 || code === 1 ? resolve() : reject(new Error(`Jest ended with ${code}.`)),
    );
  });
}

function testsOf({ testResults }: JestReport, folder: string): SuiteTest[] {
  const seen = new Map<string, number>();
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(path.join(folder, "test"), name);
    if (assertionResults.length === 0) throw new Error(`${file} could not be run: ${message.slice(0, 500)}`);
    return assertionResults.map(({ ancestorTitles: [outermost], fullName, status }) => {
      const full = `${file} › ${fullName}`;
      const times = (seen.get(full) ?? 0) + 1;
      seen.set(full, times);
      return {
        name: `${full} #${times}`,
        group: outermost === undefined ? file : `${file} › ${outermost}`,
        passed: status === "passed",
      };
    });
  });
}
