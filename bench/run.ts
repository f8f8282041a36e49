import { buildWhatChanged } from "#scripts/build.ts";
import { benchGrowth } from "./growth.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchMemory } from "./memory.ts";
import { benchRestarts } from "./restarts.ts";
import { benchSearch } from "./search.ts";
import { benchStart } from "./start.ts";
import { benchStorm } from "./storm.ts";
import { benchThroughput } from "./throughput.ts";
import { benchWeapons } from "./weapons.ts";
import { benchWork } from "./work.ts";

interface BenchOptions {
  minutes: number | undefined;
  paths: readonly string[];
}

const sections: Readonly<Record<string, (options: BenchOptions) => Promise<void>>> = {
  start: benchStart,
  throughput: benchThroughput,
  storm: benchStorm,
  weapons: benchWeapons,
  restarts: benchRestarts,
  search: benchSearch,
  growth: benchGrowth,
  memory: ({ minutes }) => benchMemory(minutes),
  work: ({ paths }) => benchWork(paths),
  lighthouse: ({ paths }) => benchLighthouse(paths),
};

/**
 * `npm run bench` runs everything, `npm run bench -- storm start` these sections, `-- memory 15` fifteen minutes of it, `-- work /pricing` one
 * on this page alone. A section that fails does not end the run.
 */
const words = process.argv.slice(2);
const [minutes] = words.filter((word) => /^\d+$/.test(word)).map(Number);
const paths = words.filter((word) => word.startsWith("/"));
const wanted = words.filter((word) => !/^\d+$/.test(word) && !paths.includes(word));
const unknown = wanted.filter((name) => !sections[name]);
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(", ")}. There are ${Object.keys(sections).join(", ")}.`);
  process.exit(1);
}
await buildWhatChanged();
const failed: string[] = [];
for (const name of wanted.length > 0 ? wanted : Object.keys(sections)) {
  try {
    await sections[name]?.({ minutes, paths });
  } catch (error) {
    console.error(`\n## ${name} could not be measured\n`, error);
    failed.push(name);
  }
}
if (failed.length > 0) console.error(`\nNot measured: ${failed.join(", ")}`);
process.exit(failed.length > 0 ? 1 : 0);
