import { buildWhatChanged } from "./build.ts";
import { forEngines, forJourneys } from "./debian.ts";
import { engineNames } from "../tests/engines/driver.ts";
import { printResults, type Result, runStep, type Step } from "./test-steps.ts";

type Part = Pick<Step, "command" | "environment" | "report" | "packages">;

const inNightlyMode = ["vitest", "run", "--mode=nightly"] as const;
const journeys = ["playwright", "test", "--project=nightly", "--project=journeys-nightly"] as const;
const allEngines = [...engineNames, "firefox-pictures", "webkit-pictures"];

/** What takes too long for `npm test`, in parts of at most 90 minutes on two cores. */
const parts: Record<string, Part> = {
  engines: {
    command: ["playwright", "test", ...allEngines.map((name) => `--project=${name}`)],
    packages: forEngines,
  },
  words: { command: ["node", "scripts/words/report.ts", "complete"] },
  // Every language but English.
  languages: {
    command: ["playwright", "test", ...engineNames.map((name) => `--project=${name}-languages`)],
    packages: forEngines,
  },
  // What has no part of its own.
  journeys: { command: [...journeys, "--grep-invert=(half-read-pages|captcha)\\.spec"], packages: forJourneys },
  "half-read": { command: [...journeys, "half-read"], packages: forJourneys },
  translated: { command: ["playwright", "test", "--project=translated"], packages: forJourneys },
  captcha: { command: [...journeys, "captcha"], packages: forJourneys },
  databases: { command: ["vitest", "run", "server", "packages"], environment: { TEST_DATABASES: "all" } },
  fuzz: { command: ["vitest", "run", "fuzz"], environment: { FUZZ_CASES: "100000" } },
  // What has no part of its own.
  resilience: {
    command: [...inNightlyMode, "--exclude=scripts/{deploy,container}/**", "--exclude=tests/recipe*"],
    packages: forJourneys,
  },
  deploy: { command: [...inNightlyMode, "scripts/deploy"] },
  container: { command: [...inNightlyMode, "scripts/container"] },
  recipe: { command: [...inNightlyMode, "tests/recipe"], packages: forJourneys },
};

interface Chosen {
  name: string;
  /** Words for the part's program: `1/4`, `--grep=chat`. */
  words: string[];
}

/** Reads `<part> <words for it> <part> …`; without words all parts. */
function readWords(words: readonly string[]): Chosen[] {
  const chosen: Chosen[] = [];
  for (const word of words) {
    if (Object.hasOwn(parts, word)) chosen.push({ name: word, words: [] });
    else if (chosen.length > 0) chosen.at(-1)?.words.push(word);
    else throw new Error(`There is no part "${word}". The parts are ${Object.keys(parts).join(", ")}.`);
  }
  return words.length > 0 ? chosen : Object.keys(parts).map((name) => ({ name, words: [] }));
}

async function runPart({ name, words }: Chosen): Promise<Result> {
  const { command, ...rest } = parts[name] ?? { command: [name] };
  const [program, ...own] = command;
  const isProject = (word: string): boolean => word.startsWith("--project=");
  // A project among the words takes the place of the part's own.
  const projects = words.some(isProject) ? own.filter((word) => !isProject(word)) : own;
  return runStep({ ...rest, title: [name, ...words].join(" "), command: [program, ...projects, ...words] }, "live");
}

try {
  const chosen = readWords(process.argv.slice(2));
  await buildWhatChanged();
  const results: Result[] = [];
  for (const part of chosen) results.push(await runPart(part));
  const { failed } = printResults(results);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
