import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { buildWhatChanged } from "./build.ts";
import { ensureEngines } from "./ensure-engines.ts";

interface Walk {
  title: string;
  /** A tool of node_modules/.bin and its arguments. */
  command: [string, ...string[]];
}

const root = path.resolve(import.meta.dirname, "..");
const journeys: Walk = {
  title: "Journeys in three engines, and their pictures beside each other",
  command: ["playwright", "test", "--config=playwright.engines.config.ts"],
};

/** Every control of every page, pressed on a slow phone. Only in Chromium, because only it can be slowed down. */
const everyTap: Walk = {
  title: "Early taps on every control",
  command: ["playwright", "test", "--project=every-tap"],
};

/** The tests that take too long for `npm test`, run one after the other. */
const walks: Walk[] = [journeys, everyTap];

/** Arguments after `npm run engines --` select journeys, and only those run: `--project=webkit --grep=chat`. */
const words = process.argv.slice(2);
const chosen = words.length > 0 ? [{ ...journeys, command: [...journeys.command, ...words] as const }] : walks;

const { missing } = ensureEngines();
if (missing) {
  console.error(missing);
  process.exit(1);
}
await buildWhatChanged();
rmSync(path.join(root, "build", "pictures"), { recursive: true, force: true });
const failed = chosen.filter(({ title, command: [tool, ...parameters] }) => {
  console.log(`\n# ${title}`);
  return spawnSync(tool, parameters, { cwd: root, stdio: ["ignore", "inherit", "inherit"] }).status !== 0;
});
for (const { title } of failed) console.error(`Failed: ${title}`);
process.exit(failed.length === 0 ? 0 : 1);
