import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { readWords } from "./read-tree.ts";
import { listMessages } from "./tree.ts";

/** A text from a words file, or a string literal in content/'s code. `file` is relative to the root. */
export interface WrittenText {
  readonly file: string;
  readonly text: string;
}

const root = path.resolve(import.meta.dirname, "..", "..");

let all: readonly WrittenText[] | undefined;

export function readWrittenTexts(): readonly WrittenText[] {
  if (all) return all;
  const files = globSync("content/**/*.{ts,yaml}", {
    cwd: root,
    exclude: ["content/generated/**", "content/**/*.test.ts"],
  });
  all = files.sort().flatMap((file) => listTexts(file, readFileSync(path.join(root, file), "utf8")));
  return all;
}

export function listTexts(file: string, source: string): WrittenText[] {
  if (file.endsWith(".yaml")) return listMessages(readWords(source, file)).map(({ text }) => ({ file, text }));
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const literals = code.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return literals.map((text) => ({ file, text: text.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, "…") }));
}
