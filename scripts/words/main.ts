import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { digestOfWords, stampOf, wordsAreCurrent } from "./ensure.ts";

/**
 * `npm run words`: writes content/generated/ from content/words/, if anything has changed. With `--pseudo` it writes the languages that a
 * program makes of English. `-- stale` and `-- po <language>` are for translators (translators.ts).
 */
const root = path.resolve(import.meta.dirname, "..", "..");
const kind = process.argv.includes("--pseudo") ? "pseudo" : "written";

/** In a process of its own: a process reads the words of one language. */
function writeCollected(code: string): void {
  try {
    execFileSync(process.execPath, [`--conditions=${code}`, path.join(import.meta.dirname, "collected.ts"), code], {
      stdio: "pipe",
    });
  } catch (error) {
    throw new Error(
      `The words of “${code}” do not suffice for the search: \`npx tsc --noEmit\` names what is missing.`,
      {
        cause: error,
      },
    );
  }
}

const [, , command = ""] = process.argv;
if (["stale", "po"].includes(command)) {
  const { translatorsCommand } = await import("./translators.ts");
  process.exitCode = translatorsCommand(root, process.argv.slice(2));
} else if (!wordsAreCurrent(root, kind)) {
  const digest = digestOfWords(root);
  // Imported only here: a deployed site lacks the packages that this needs, but its words are current.
  const { generateWords } = await import("./generate.ts");
  try {
    for (const { code, name, filled, texts } of await generateWords(root, kind)) {
      if (filled > 0) console.log(`${name} (${code}): ${filled} of ${texts} texts are missing; English stands in.`);
      writeCollected(code);
    }
    writeFileSync(stampOf(root, kind), digest);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
