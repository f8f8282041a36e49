import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A step of a recipe in Markdown: a file to create, or lines to insert before the only line that contains `before`. */
export interface Step {
  file: string;
  before: string | null;
  text: string;
}

export interface Recipe {
  /** The path of the page that the recipe makes. */
  page: string;
  steps: Step[];
  /** Scripts of package.json to run after the steps, each with its arguments. */
  commands: string[][];
}

const create = /create `([^`]+)`/;
const insert = /in `([^`]+)`, before `([^`]+)`/i;

/** Reads "Add a page" of CONTRIBUTING.md. Throws if the text before a block of code names no place for it. */
export function readRecipe(markdown: string): Recipe {
  const section = /^## Add a page\n([^]*?)(?=^## )/m.exec(markdown)?.[1];
  const page = /make a page at `([^`]+)`/.exec(section ?? "")?.[1];
  if (section === undefined || page === undefined) throw new Error("There is no recipe for a page.");
  const steps: Step[] = [];
  let start = 0;
  for (const block of section.matchAll(/^ *```\w+\n([^]*?)^ *```$/gm)) {
    const words = section.slice(start, block.index);
    start = block.index + block[0].length;
    const [, file = insert.exec(words)?.[1]] = create.exec(words) ?? [];
    const before = create.test(words) ? null : insert.exec(words)?.[2];
    if (file === undefined || before === undefined) throw new Error(`No place is named for:\n${block[1]}`);
    steps.push({ file, before, text: (block[1] ?? "").replace(/^ {3}/gm, "") });
  }
  const commands = [...section.matchAll(/^ *Then `npm run ([^`]+)`/gm)].map(([, command = ""]) =>
    command.split(" ").filter((word) => word !== "--"),
  );
  return { page, steps, commands };
}

/** Takes one step in the project at `root`. Throws if it does not fit: the file exists, or there is not exactly one such line. */
export function takeStep(root: string, { file, before, text }: Step): void {
  const place = path.join(root, file);
  if (before === null) {
    if (existsSync(place)) throw new Error(`${file} exists already.`);
    writeFileSync(place, text);
    return;
  }
  const lines = readFileSync(place, "utf8").split("\n");
  const found = lines.flatMap((line, index) => (line.includes(before) ? [index] : []));
  const [index, second] = found;
  if (index === undefined || second !== undefined) {
    throw new Error(`${found.length} lines of ${file} hold ${before}, not one.`);
  }
  lines.splice(index, 0, text.trimEnd());
  writeFileSync(place, lines.join("\n"));
}

/** Left out of a copy of the project: what a build, a run or an installation makes, and Git's data. */
const made = new Set([".git", ".react-router", "build", "data", "node_modules", "shots"]);

export const isSource = (name: string): boolean => !made.has(name);
