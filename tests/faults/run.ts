import { writeFileSync } from "node:fs";
import path from "node:path";
import { buildWhatChanged } from "#scripts/build.ts";
import { forJourneys, requirePackages } from "#scripts/debian.ts";
import { titlePattern } from "../requirements.ts";
import { Copy } from "../copy.ts";
import { locate } from "./locate.ts";
import { type PlantedFault, plantedFaults } from "./planted-faults.ts";
import { runJourneys, runUnits } from "./run-tests.ts";

/**
 * Plants faults one at a time in a copy of the repository, and runs the tests of `npm test` named after the fault's number: units
 * first, journeys on a new build where no unit fails. A fault is caught by a test that fails with it, on a tree whose `npm test` passes. The
 * arguments are numbers of requirements or one quarter of the list, such as `1/4`; without any, all faults are planted.
 */
const chosen = choose(process.argv.slice(2));

function choose(words: readonly string[]): readonly PlantedFault[] {
  const quarter = words.length === 1 ? /^([1-4])\/4$/.exec(words[0] ?? "")?.[1] : undefined;
  if (quarter !== undefined) return plantedFaults.filter((_, index) => index % 4 === Number(quarter) - 1);
  const unknown = words.filter((word) => !plantedFaults.some(({ number }) => number === word));
  if (unknown.length > 0) {
    console.error(`No fault is planted for ${unknown.join(", ")}.`);
    process.exit(1);
  }
  return plantedFaults.filter(({ number }) => words.length === 0 || words.includes(number));
}

type Verdict = { caughtBy: string } | { problem: string };

function judge(copy: Copy, fault: PlantedFault): Verdict {
  const file = locate(fault);
  const title = titlePattern(fault.number);
  copy.plant(file, fault);
  try {
    const units = runUnits(copy, title);
    if (units.failed[0] !== undefined) return { caughtBy: units.failed[0] };
    const buildFailure = copy.build();
    if (buildFailure !== null) return { problem: `can't be built:\n${buildFailure}` };
    const journeys = runJourneys(copy, title);
    if (journeys.failed[0] !== undefined) return { caughtBy: journeys.failed[0] };
    const ran = units.passed.length + journeys.passed.length;
    return { problem: ran > 0 ? `NOT caught by ${ran} tests` : "no test ran" };
  } finally {
    copy.takeOut(file);
  }
}

await buildWhatChanged();
requirePackages(...forJourneys);
const copy = new Copy();
process.on("exit", () => copy.remove());
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
const verdicts = chosen.map((fault) => {
  const begun = performance.now();
  const verdict = judge(copy, fault);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const outcome = "problem" in verdict ? verdict.problem : `caught by ${verdict.caughtBy}`;
  console.log(`${fault.number} ${fault.harm} (${locate(fault)}, ${seconds} s)\n  ${outcome}`);
  return verdict;
});
const caught = verdicts.filter((verdict) => "caughtBy" in verdict).length;
console.log(`\n${caught} of ${chosen.length} faults caught`);
const report = path.resolve(import.meta.dirname, "../../build/faults.json");
writeFileSync(report, JSON.stringify({ passed: caught, failed: chosen.length - caught }));
process.exit(caught === chosen.length ? 0 : 1);
