import { buildWhatChanged } from "#scripts/build.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchMainThread } from "./main-thread.ts";
import { benchThroughput } from "./throughput.ts";

const sections: Readonly<Record<string, (paths: readonly string[]) => Promise<void>>> = {
  throughput: benchThroughput,
  "main-thread": benchMainThread,
  lighthouse: benchLighthouse,
};

/** `npm run bench` runs everything, `-- throughput` one section, `-- main-thread /pricing` one section on one page. */
const words = process.argv.slice(2);
const paths = words.filter((word) => word.startsWith("/"));
const wanted = words.filter((word) => !paths.includes(word));
const unknown = wanted.filter((name) => !sections[name]);
if (unknown.length > 0) {
  console.error(`Unknown section: ${unknown.join(", ")}. Available: ${Object.keys(sections).join(", ")}.`);
  process.exit(1);
}
await buildWhatChanged();
for (const name of wanted.length > 0 ? wanted : Object.keys(sections)) await sections[name]?.(paths);
