import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import startServers from "#tests/journeys/servers.ts";
import { journeysFor, listChangedFiles } from "./changed-files.ts";
import { forEngines, forJourneys, type Package } from "./debian.ts";
import { printResults, type Result, runStep, type Step } from "./test-steps.ts";

/**
 * `npm test` runs everything that a change has to pass. `npm test -- --changed` runs what the changes since the last commit can
 * touch, `npm test -- --changed <commit>` those since another.
 */
const [option, since = "HEAD", ...rest] = process.argv.slice(2);
if ((option !== undefined && option !== "--changed") || rest.length > 0) {
  console.error("npm test takes no words but --changed and the commit to compare with.");
  process.exit(2);
}
useMemoryForTemporaryFiles();
const changed = option === undefined ? null : listChangedFiles(since);
const results: Result[] = [];

/** Databases and browsers' profiles are written to memory, where Linux has a folder for that with 2 GB left. */
function useMemoryForTemporaryFiles(): void {
  const memory = "/dev/shm";
  if (process.env.TMPDIR || !existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < 2 ** 31) return;
  const folder = mkdtempSync(`${memory}/larkpost-test-`);
  // Postgres and sites of other users write there too.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

/** Runs steps one after the other. */
async function run(...steps: Step[]): Promise<void> {
  for (const step of steps) results.push(await runStep(step, "block"));
}

function staticChecks(): Step[] {
  const files = changed?.filter((file) => /\.(tsx?|mjs|css|json)$/.test(file));
  const steps: Step[] = [
    { title: "Types of the routes", command: ["react-router", "typegen"] },
    { title: "Types", command: ["tsc", "--noEmit"] },
  ];
  if (files?.length === 0) return steps;
  steps.push(
    {
      title: "Lint and import rules",
      command: ["oxlint", ...(files ? ["--no-error-on-unmatched-pattern", ...files] : [])],
    },
    { title: "Format", command: ["biome", "format", ...(files ? ["--no-errors-on-unmatched", ...files] : ["."])] },
  );
  const sheets = files?.filter((file) => /^app\/.*\.css$/.test(file)) ?? ["app/**/*.css"];
  if (sheets.length > 0) steps.push({ title: "Rules of styles", command: ["stylelint", ...sheets] });
  if (!files) steps.push({ title: "Unused files, exports and packages", command: ["knip"] });
  return steps;
}

const isBuilt = (): boolean => results.some(({ title, failed }) => title === "Build" && failed === 0);

async function buildAndTest(): Promise<void> {
  await run({
    title: "Build",
    command: [process.execPath, "scripts/build.ts"],
    environment: { SITE_LANGUAGES: "en,en-xa" },
  });
  if (!isBuilt()) return;
  const selected = changed ? [`--changed=${since}`, "--passWithNoTests"] : [];
  await run({ title: "Units and server", command: ["vitest", "run", ...selected], mayBeEmpty: changed !== null });
}

interface Journeys {
  title: string;
  words: string[];
  packages?: readonly Package[];
}

const allJourneys: Journeys[] = [
  { title: "Journeys", words: ["--project=journeys"] },
  { title: "Six journeys on translated pages", words: ["--project=translated", "--grep=@translated"] },
  {
    title: "The shortest journeys in Firefox and WebKit",
    words: ["--project=firefox", "--project=webkit", "--grep=@short"],
    packages: forEngines,
  },
  // Not beside other journeys, which would slow the throttled page further.
  { title: "Early taps", words: ["--project=taps"] },
];

let stopServers = async (): Promise<void> => {};
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => void stopServers().finally(() => process.exit(1)));
}

/** Runs journeys on servers that start once. */
async function runJourneys(journeys: readonly Journeys[]): Promise<void> {
  if (journeys.length === 0) return;
  stopServers = await startServers();
  try {
    for (const { title, words, packages = forJourneys } of journeys) {
      const mayBeEmpty = words.includes("--pass-with-no-tests");
      await run({ title, command: ["playwright", "test", ...words], mayBeEmpty, packages });
    }
  } finally {
    await stopServers();
  }
}

// Two cores: the static checks leave one to the build.
await Promise.all([run(...staticChecks()), buildAndTest()]);
if (isBuilt()) {
  await runJourneys(changed ? journeysFor(changed, since) : allJourneys);
}
const { failed } = printResults(results);
process.exit(failed === 0 ? 0 : 1);
