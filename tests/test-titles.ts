import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";

const root = path.resolve(import.meta.dirname, "..");

/** The files of tests that `npm test` runs, as paths from the root of the repository. */
export const testFiles: readonly string[] = globSync(
  "{app,content,schemas,scripts,packages,server,supabase,tests}/**/*.{test,spec}.{ts,tsx}",
  { cwd: root, exclude: ["**/*.nightly.test.ts", "tests/nightly/**", "tests/engines/**/*.spec.ts"] },
);

/** The names by which a call is made, outermost first: `["test", "each"]` for `test.each(rows)(…)`. */
function namesOf(callee: ESTree.Expression): string[] {
  if (callee.type === "Identifier") return [callee.name];
  if (callee.type === "CallExpression") return namesOf(callee.callee);
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return [];
  return [...namesOf(callee.object), callee.property.name];
}

function textOf(argument: ESTree.Argument | undefined): string | null {
  if (argument?.type === "Literal" && typeof argument.value === "string") return argument.value;
  if (argument?.type === "TemplateLiteral") return argument.quasis.map(({ value }) => value.cooked ?? "").join("…");
  return null;
}

const read = new Map<string, string[]>();

/**
 * The titles given to `test`, `it` and `describe`, and to what begins with such a name, in a file, with `…` in the place of each
 * value that a template puts in. What is skipped or only planned is left out, because it proves nothing, and what `npm test` does not run.
 * @param file a path from the root of the repository
 */
export function readTestTitles(file: string): string[] {
  const known = read.get(file);
  if (known) return known;
  const titles: string[] = [];
  const { program } = parseSync(file, readFileSync(path.join(root, file), "utf8"));
  new Visitor({
    CallExpression({ callee, arguments: [first, second] }) {
      const [head = "", ...modifiers] = namesOf(callee);
      const title = textOf(first);
      const isTest = head === "test" || head === "it";
      const isGroup = head.startsWith("describe") || modifiers.includes("describe");
      const isNightly = second?.type === "Identifier" && second.name === "nightly";
      const isLeftOut = isNightly || modifiers.some((name) => ["skip", "todo", "fixme"].includes(name));
      if (title !== null && (isTest || isGroup) && !isLeftOut) titles.push(title);
    },
  }).visit(program);
  read.set(file, titles);
  return titles;
}
