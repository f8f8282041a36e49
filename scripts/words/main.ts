import { writeFileSync } from "node:fs";
import path from "node:path";
import { digestOfWords, stampOf, wordsAreCurrent } from "./ensure.ts";

/** `npm run words`: writes content/generated/ from content/words/, if anything has changed. */
const root = path.resolve(import.meta.dirname, "..", "..");
if (!wordsAreCurrent(root)) {
  const digest = digestOfWords(root);
  // Imported only here: a deployed site lacks the packages that this needs, but its words are current.
  const { generateWords } = await import("./generate.ts");
  const { writeSearchData } = await import("./search-data.ts");
  try {
    await generateWords(root);
    await writeSearchData(root).catch((error: unknown) => {
      throw new Error("The words do not suffice for the search: `npx tsc --noEmit` names what is missing.", {
        cause: error,
      });
    });
    writeFileSync(stampOf(root), digest);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
