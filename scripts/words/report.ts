import path from "node:path";
import { firstLanguage } from "../../content/language.ts";
import { ensureWords } from "./ensure.ts";
import { readLanguages } from "./languages.ts";
import { readStandIns } from "./stand-in.ts";

/** Counts untranslated texts. `-- complete` lists them, and fails if any exist. `-- --pseudo` generates the pseudo-locale. */
const root = path.resolve(import.meta.dirname, "..", "..");
const [, , option] = process.argv;
if (option !== undefined && !["complete", "--pseudo"].includes(option)) {
  console.error("npm run words accepts only complete and --pseudo.");
  process.exit(2);
}
await ensureWords(root, option === "--pseudo" ? "pseudo" : "written");
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
