import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The files that each file imports, as paths from the root of the repository. Imports of types count, those of packages don't. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const importPattern = /\b(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"\n]+|#[^"\n]+)"/g;

/** @param folders of the repository; tests and what only tests use are left out */
export function readImportGraph(root: string, folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing/.test(file))
      .map((file) => path.posix.join(folder, file)),
  );
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      importsOf(file, readFileSync(path.join(root, file), "utf8")).filter((to) => known.has(to)),
    ]),
  );
}

function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(importPattern)].map(([, specifier = ""]) =>
    specifier.startsWith("#")
      ? specifier.slice(1).replace(/^words\//, "content/generated/en/")
      : path.posix.join(path.posix.dirname(file), specifier),
  );
}
