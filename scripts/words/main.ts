import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { digestOfWords, computeStamp, wordsAreCurrent } from "./ensure.ts";

/** Writes content/generated/ if anything has changed. With `--pseudo`, also writes the pseudo-locale. */
const root = path.resolve(import.meta.dirname, "..", "..");
const kind = process.argv.includes("--pseudo") ? "pseudo" : "written";

/** Runs in a separate process, because a process can load only one language's words. */
function writeCollected(code: string): void {
  const collected = path.join(import.meta.dirname, "collected.ts");
  try {
    execFileSync(process.execPath, [`--conditions=${code}`, collected, code], { stdio: "pipe" });
  } catch (error) {
    const sentence = `The words of “${code}” are incomplete for the search: run \`npx tsc --noEmit\` to see what is missing.`;
    throw new Error(sentence, { cause: error });
  }
}

try {
  if (!wordsAreCurrent(root, kind)) {
    const digest = digestOfWords(root);
    rmSync(computeStamp(root, "pseudo"), { force: true });
    // Imported only if needed, because a deployed site lacks the packages. Its words are up to date.
    const { generateWords } = await import("./generate.ts");
    for (const { code } of await generateWords(root, kind)) writeCollected(code);
    for (const written of new Set(["written", kind] as const)) writeFileSync(computeStamp(root, written), digest);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
