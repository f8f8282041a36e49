import { spawnSync } from "node:child_process";
import path from "node:path";
import { pageRoutes } from "./page-routes.ts";
import { type ImportGraph, readImportGraph } from "./import-graph.ts";

const root = path.resolve(import.meta.dirname, "..");

/** The pages that `--changed` loads at most, so that a change of what every page shows is tried quickly. */
const maxPages = 3;

/** Nightly ones, too, of what changed. */
const journeys = ["--project=journeys", "--project=journeys-nightly"];

function git(...words: string[]): string[] {
  const { status, stdout, stderr } = spawnSync("git", words, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${words.join(" ")} failed: ${stderr.trim()}`);
  return stdout.split("\n").filter((line) => line !== "");
}

/** Files that differ from a commit and are still there, new ones among them. */
export function listChangedFiles(since: string): string[] {
  return [
    ...git("diff", "--name-only", "--diff-filter=d", since, "--"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
}

/**
 * The paths of the pages that import one of these files, in the order of `app/routes.ts`. Words count as the module generated from
 * them, and any other file of `app/` (styles, drawings) as all modules of its folder.
 */
export function pagesThatImport(files: readonly string[], graph: ImportGraph): string[] {
  const wanted = new Set(
    files.map((file) =>
      file.replace(
        /^content\/(?:words\/\w+|(records))\/(.*)\.yaml$/,
        (_, records = "en", name) => `content/generated/${records}/${name}.ts`,
      ),
    ),
  );
  for (const file of wanted) {
    if (graph.has(file) || !file.startsWith("app/")) continue;
    for (const other of graph.keys()) if (path.dirname(other) === path.dirname(file)) wanted.add(other);
  }
  const onEveryPage = !reach("app/root.tsx", graph).isDisjointFrom(wanted);
  return pageRoutes.flatMap((route) => {
    const isReached = onEveryPage || !reach(`app/${route.file}`, graph).isDisjointFrom(wanted);
    return isReached && !/[*:]/.test(route.path ?? "") ? [`/${route.path ?? ""}`] : [];
  });
}

function reach(start: string, graph: ImportGraph): Set<string> {
  const reached = new Set([start]);
  for (const file of reached) for (const target of graph.get(file) ?? []) reached.add(target);
  return reached;
}

/** What Playwright runs for these files: changed journeys, and the first pages that import one of the files. */
export function journeysFor(files: readonly string[], since: string): { title: string; words: string[] }[] {
  const steps: { title: string; words: string[] }[] = [];
  if (files.some((file) => /^(tests|content|shared|schemas|scripts)\/.*\.ts$/.test(file))) {
    const words = [...journeys, "--project=taps", `--only-changed=${since}`, "--pass-with-no-tests"];
    steps.push({ title: "Journeys that import what changed", words });
  }
  const pages = pagesThatImport(files, readImportGraph(root, ["app", "content", "schemas", "shared"])).slice(
    0,
    maxPages,
  );
  if (pages.length > 0) {
    const words = [...journeys, "every-page", `--grep= (${pages.join("|")}) with`];
    steps.push({ title: `The pages ${pages.join(", ")}`, words });
  }
  return steps;
}
