import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { firstLanguage } from "../../content/language.ts";
import { digestOfWords, stampOf, wordsAreCurrent } from "./ensure.ts";

/**
 * `npm run words`: writes content/generated/ from content/words/, if anything has changed, and says how many texts of each language are
 * English. `-- complete` fails with what is missing. `-- --pseudo` writes the languages that a program makes of English.
 */
const root = path.resolve(import.meta.dirname, "..", "..");
const [, , option] = process.argv;
const kind = option === "--pseudo" ? "pseudo" : "written";

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

async function generate(): Promise<void> {
  if (wordsAreCurrent(root, kind)) return;
  const digest = digestOfWords(root);
  // Imported only here: a deployed site lacks the packages that this needs, but its words are current.
  const { generateWords } = await import("./generate.ts");
  for (const { code } of await generateWords(root, kind)) writeCollected(code);
  writeFileSync(stampOf(root, kind), digest);
}

async function report(): Promise<void> {
  const { readLanguages } = await import("./languages.ts");
  const { readStandIns } = await import("./stand-ins.ts");
  for (const { code, name } of readLanguages(root)) {
    if (code === firstLanguage) continue;
    const { missing, notes, files } = readStandIns(root, code);
    const counts = Object.values(files);
    const english = counts.reduce((sum, count) => sum + count.english, 0);
    const texts = counts.reduce((sum, count) => sum + count.texts, 0);
    console.log(`${name} (${code}): ${english} of ${texts} texts are English.`);
    for (const note of notes) console.log(`Note: ${note}`);
    if (option !== "complete" || missing.length === 0) continue;
    console.error(missing.join("\n"));
    process.exitCode = 1;
  }
}

try {
  if (option !== undefined && !["complete", "--pseudo"].includes(option))
    throw new Error("npm run words takes no word but complete and --pseudo.");
  await generate();
  if (kind === "written") await report();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
