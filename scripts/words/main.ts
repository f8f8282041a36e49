import { writeFileSync } from "node:fs";
import path from "node:path";
import { digestOfWords, stampOf, wordsAreCurrent } from "./ensure.ts";

/** `npm run words`: writes content/generated/ from content/words/, if anything has changed. */
const root = path.resolve(import.meta.dirname, "..", "..");
if (!wordsAreCurrent(root)) {
  const digest = digestOfWords(root);
  // A site that is served has no package for this, and words that are current.
  const { generateWords } = await import("./generate.ts");
  try {
    await generateWords(root);
    writeFileSync(stampOf(root), digest);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
