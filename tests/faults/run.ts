import { buildWhatChanged } from "#scripts/build.ts";
import { ensureChromium } from "#scripts/ensure-chromium.ts";
import { titlePattern } from "../requirements.ts";
import { Copy, occurrences } from "./copy.ts";
import { type PlantedFault, plantedFaults } from "./planted-faults.ts";
import { exactly, runJourneys, runUnits } from "./run-tests.ts";

/**
 * Plants the faults of the numbers in the arguments, or all of them, one at a time in a copy of the repository, and runs the tests
 * named after the fault's number: units first, journeys on a new build where no unit fails. A fault is caught by a test that
 * fails with it and passes without it.
 */
const numbers = process.argv.slice(2);
const unknown = numbers.filter((number) => !plantedFaults.some((fault) => fault.number === number));
if (unknown.length > 0) {
  console.error(`No fault is planted for ${unknown.join(", ")}.`);
  process.exit(1);
}
const chosen = plantedFaults.filter(({ number }) => numbers.length === 0 || numbers.includes(number));

/** @returns the title of the test that catches the fault, or why it is not caught */
function judge(copy: Copy, fault: PlantedFault): { caughtBy: string } | { problem: string } {
  if (occurrences(fault) !== 1) {
    return { problem: `can't be applied any more: its text is ${occurrences(fault)} times in ${fault.file}` };
  }
  const title = titlePattern(fault.number);
  copy.plant(fault);
  const units = runUnits(copy, fault.number, title);
  if (units.failed !== null) {
    copy.takeOut(fault);
    return confirmed(units.failed, runUnits(copy, fault.number, exactly(units.failed)));
  }
  const buildFailure = copy.build(fault);
  const journeys = buildFailure === null ? runJourneys(copy, title) : null;
  copy.takeOut(fault);
  copy.restoreBuild();
  if (journeys === null) return { problem: `can't be built:\n${buildFailure}` };
  if (journeys.failed !== null) return confirmed(journeys.failed, runJourneys(copy, exactly(journeys.failed)));
  const ran = units.passed + journeys.passed;
  return { problem: ran > 0 ? `NOT caught by ${ran} tests` : "no test ran" };
}

function confirmed(failed: string, without: { passed: number; failed: string | null }) {
  if (without.failed === null && without.passed > 0) return { caughtBy: failed };
  return { problem: `fails without the fault too: ${failed}` };
}

await buildWhatChanged();
const { missing } = ensureChromium();
if (missing) {
  console.error(missing);
  process.exit(1);
}
const copy = new Copy();
process.on("exit", () => copy.remove());
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
let failures = 0;
for (const fault of chosen) {
  const begun = performance.now();
  const verdict = judge(copy, fault);
  const seconds = Math.round((performance.now() - begun) / 1000);
  if ("problem" in verdict) failures += 1;
  const outcome = "problem" in verdict ? verdict.problem : `caught by ${verdict.caughtBy}`;
  console.log(`${fault.number} ${fault.harm} (${fault.file}, ${seconds} s)\n  ${outcome}`);
}
console.log(`\n${chosen.length - failures} of ${chosen.length} faults caught`);
process.exit(failures === 0 ? 0 : 1);
