import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { exitWithResults, runSteps } from "./test-steps.ts";

const [option, since = "HEAD", ...rest] = process.argv.slice(2);
const isForChanges = option === "--changed";
if ((option !== undefined && !isForChanges) || rest.length > 0) {
  console.error("npm test accepts only --changed, optionally followed by a commit to compare with.");
  process.exit(2);
}

// Keeps databases and browser profiles in memory if /dev/shm has more than 2 GB free.
const memory = "/dev/shm";
if (!process.env.TMPDIR && existsSync(memory) && statfsSync(memory).bavail * statfsSync(memory).bsize > 2 ** 31) {
  const folder = mkdtempSync(`${memory}/larkpost-test-`);
  // Postgres and sites that run as other users write there too.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const checks = [
  { title: "Types", command: "npm run --silent typecheck" },
  { title: "Lint, styles, format", command: "npm run --silent lint" },
  ...(isForChanges ? [] : [{ title: "Unused files, exports and packages", command: "knip" }]),
];
const build = { title: "Build", command: "node scripts/build.ts", environment: { SITE_LANGUAGES: "en,en-xa" } };
const units = {
  title: "Units and server",
  command: `vitest run${isForChanges ? ` --passWithNoTests --changed=${since}` : ""}`,
};
const projects = ["journeys", "translated", "firefox", "webkit"].map((name) => `--project=${name}`).join(" ");
const journeys = isForChanges
  ? [{ title: "Short journeys", command: "playwright test --project=journeys --grep=@short" }]
  : [{ title: "Journeys", command: `playwright test ${projects} --grep=^.?(journeys|translated)|@short` }];

// The static checks use one of two cores and leave the other to the build.
const [, isBuilt] = await Promise.all([runSteps(...checks), runSteps(build)]);
if (isBuilt) await runSteps(units, ...journeys);
exitWithResults();
