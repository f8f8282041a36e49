import { forJourneys, requirePackages } from "./debian.ts";
import { exitWithResults, runSteps, type Step } from "./test-steps.ts";
import { pseudoLocale, readLanguages } from "./words/languages.ts";

/** Too slow for `npm test`. Each part takes at most 90 minutes on two cores. */
const parts: Record<string, Omit<Step, "title">> = {
  engines: { command: "playwright test --project=chromium --project=firefox --project=webkit" },
  words: { command: "node scripts/words/report.ts complete" },
  journeys: { command: "playwright test --project=nightly --project=journeys-nightly" },
  // Alone, because parallel journeys would slow down the throttled pages.
  taps: { command: "playwright test --project=taps" },
  translated: { command: "playwright test --project=translated-nightly" },
  databases: { command: "vitest run server packages", environment: { TEST_DATABASES: "all" } },
  fuzz: { command: "vitest run fuzz", environment: { FUZZ_CASES: "100000" } },
  resilience: {
    command: "vitest run --mode=nightly --exclude=scripts/{deploy,container}/** --exclude=tests/recipe*",
  },
  deploy: { command: "vitest run --mode=nightly scripts/deploy" },
  container: { command: "vitest run --mode=nightly scripts/container" },
  recipe: { command: "vitest run --mode=nightly tests/recipe" },
};

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
const steps = names.map((title) => {
  const part = parts[title];
  if (!part) throw new Error(`Unknown part "${title}". Available: ${Object.keys(parts).join(", ")}.`);
  return { title, ...part };
});
const languages = [...readLanguages(process.cwd()), pseudoLocale].map(({ code }) => code).join(",");
const build = { title: "Build", command: "node scripts/build.ts", environment: { SITE_LANGUAGES: languages } };
requirePackages(...forJourneys);
if (await runSteps(build)) await runSteps(...steps);
exitWithResults();
