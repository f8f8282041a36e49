import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import project from "../package.json" with { type: "json" };
import { settingNames } from "#server/settings/setting-names.ts";

const root = path.resolve(import.meta.dirname, "..");

/** The documents whose paths and settings are checked. */
export const documents: readonly string[] = ["README.md", "CONTRIBUTING.md", "SECURITY.md"]
  .concat(globSync(["docs/**/*.md", "{app,packages}/*/README.md"], { cwd: root }))
  .toSorted();

export const readDocument = (name: string): string => readFileSync(path.join(root, name), "utf8");

/** What a build, a run or an installation makes, and Git's data. */
const made = new Set([".git", ".react-router", "build", "data", "node_modules", "shots"]);

const files = new Set(
  readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (made.has(entry.name)) return [];
    if (!entry.isDirectory()) return [entry.name];
    const inside = readdirSync(path.join(root, entry.name), { recursive: true, withFileTypes: true });
    return inside
      .filter((found) => found.isFile() && !found.parentPath.includes("node_modules"))
      .map((found) => path.relative(root, path.join(found.parentPath, found.name)));
  }),
);
const folders = new Set([...files].flatMap(parentsOf));
const topFolders = new Set([...folders].filter((folder) => !folder.includes("/")));

function parentsOf(file: string): string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Matches a file name: one with an extension that the repository uses. */
const fileName = /^[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|css|md|sql|svg|json|yml|yaml|png|service|timer|socket)$/;

/**
 * The paths a Markdown document names in its links and between backticks: a name with a file's ending, or one that begins with
 * a folder of the repository. Placeholders (`<page>`), globs, addresses,
 * fenced code and files to create are left out.
 */
export function readPaths(markdown: string): string[] {
  const prose = markdown.replace(/^ *```[^]*?^ *```$/gm, "").replace(/create `[^`]+`/g, "");
  const links = [...prose.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
  const code = [...prose.matchAll(/`([^`]+)`/g)].flatMap(([, text = ""]) => text.split(/[\s,;:()]+/));
  const named = code.filter((word) => {
    const [top = ""] = word.split("/");
    const isInFolder = word.includes("/") && topFolders.has(top) && !/[<>*{}…$]/.test(word);
    return isInFolder || fileName.test(word);
  });
  return [...new Set([...links, ...named])];
}

/** A path counts from the root, from the document's folder, or, for a file alone, from any folder. */
function exists(name: string, document: string): boolean {
  const wanted = name.replace(/\/$/, "");
  const beside = path.posix.normalize(path.posix.join(path.posix.dirname(document), wanted));
  if ([wanted, beside].some((place) => files.has(place) || folders.has(place))) return true;
  return fileName.test(wanted) && [...files].some((file) => file.endsWith(`/${wanted}`));
}

export function missingPaths(markdown: string, document: string): string[] {
  return readPaths(markdown).filter((name) => !exists(name, document));
}

/** The files that comments of the code name and that don't exist, each with the place of its comment. */
export function missingInComments(): string[] {
  const commented = [...files].filter(
    (file) => /\.(tsx?|css|sql|ya?ml)$/.test(file) && !/\.test\.|generated/.test(file),
  );
  return commented.flatMap((file) =>
    readDocument(file)
      .split("\n")
      .flatMap((line, index) => {
        const [, comment = ""] = /(?:^\s*#|\/\/ |\/\*|^\s*\*)(.*)/.exec(line) ?? [];
        const names = comment.match(/(?<![\w*$}./<>-])\w[\w./-]*\.(?:tsx?|css|sql|ya?ml|md)\b/g) ?? [];
        return names.filter((name) => !exists(name, file)).map((name) => `${file}:${index + 1} ${name}`);
      }),
  );
}

/** The `npm run` scripts that a document names and package.json lacks. */
export function missingCommands(markdown: string): string[] {
  const named = [...markdown.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = ""]) => name);
  return [...new Set(named)].filter((name) => !(name in project.scripts));
}

/** How the settings in the first column of a document's tables differ from those that the code reads. */
export function compareSettings(markdown: string): { missing: string[]; unknown: string[] } {
  const firstCells = [...markdown.matchAll(/^\| (`[^|]+`) \|/gm)].map(([, cell = ""]) => cell);
  const listed = new Set(firstCells.flatMap((cell) => cell.match(/\b[A-Z][A-Z_]+\b/g) ?? []));
  const read: ReadonlySet<string> = new Set(settingNames);
  return {
    missing: settingNames.filter((name) => !listed.has(name)),
    unknown: [...listed].filter((name) => !read.has(name)),
  };
}
