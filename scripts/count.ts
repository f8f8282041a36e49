import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The sizes of a folder's source files; tests and what only tests use are left out. */
export interface FolderCount {
  files: number;
  /** Lines of a file. */
  median: number;
  /** Lines that nine files of ten don't exceed. */
  p90: number;
  /** Folders between the folder and its most deeply nested file. */
  depth: number;
  /** Paths of the files of fewer than 25 lines that are no routes. */
  small: readonly string[];
}

const smallest = 25;

export function countFolder(folder: string): FolderCount {
  const sizes = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|testing/.test(file))
    .map((file) => ({ file, lines: readFileSync(path.join(folder, file), "utf8").trimEnd().split("\n").length }))
    .sort((one, other) => one.lines - other.lines);
  const linesAt = (part: number): number => sizes[Math.ceil(sizes.length * part) - 1]?.lines ?? 0;
  return {
    files: sizes.length,
    median: linesAt(0.5),
    p90: linesAt(0.9),
    depth: Math.max(0, ...sizes.map(({ file }) => file.split(path.sep).length - 1)),
    small: sizes
      .filter(({ file, lines }) => lines < smallest && !file.startsWith(`routes${path.sep}`))
      .map(({ file }) => file),
  };
}

/** `npm run count -- --small` lists the small files too. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.resolve(import.meta.dirname, "..");
  console.log("folder   files  median    p90  depth  under 25 lines");
  for (const folder of ["app", "server"]) {
    const { files, median, p90, depth, small } = countFolder(path.join(root, folder));
    const numbers = [files, median, p90, depth].map((number) => String(number).padStart(7)).join("");
    console.log(`${folder.padEnd(7)}${numbers}  ${small.length}`);
    if (process.argv.includes("--small")) for (const file of small) console.log(`  ${folder}/${file}`);
  }
}
