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

/** The files of the project that a file needs when it runs. Imports of types don't count. */
export function importsAtRunTime(root: string, file: string): string[] {
  const source = readFileSync(path.join(root, file), "utf8");
  const values = source.replace(/\b(?:import|export) type [^;]*;/g, "");
  return importsOf(file, values).filter((target) => /\.tsx?$/.test(target));
}

/** The same graph between groups of files, such as folders, without edges within a group. */
export function groupGraph(graph: ImportGraph, groupOf: (file: string) => string): ImportGraph {
  const groups = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const from = groups.get(groupOf(file)) ?? new Set();
    groups.set(groupOf(file), from);
    for (const target of targets) if (groupOf(target) !== groupOf(file)) from.add(groupOf(target));
  }
  return new Map(Array.from(groups, ([group, targets]) => [group, [...targets]]));
}

/** One cycle of the graph, its first node repeated at the end; null where there is none. */
export function findCycle(graph: ImportGraph): readonly string[] | null {
  const finished = new Set<string>();
  const trail: string[] = [];
  const visit = (node: string): readonly string[] | null => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (finished.has(node)) return null;
    trail.push(node);
    for (const target of graph.get(node) ?? []) {
      const cycle = visit(target);
      if (cycle) return cycle;
    }
    trail.pop();
    finished.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node);
    if (cycle) return cycle;
  }
  return null;
}
