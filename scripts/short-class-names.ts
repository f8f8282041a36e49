import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { transform } from "lightningcss";
import type { Plugin } from "vite";

interface CssModules {
  grid: boolean;
  /** How a class gets its long name. */
  pattern: string;
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Shortens the names that CSS modules get at a build from `c2lOCIa_icon` to `_aB`: every page and its styles contain them, and the
 * short ones save 1 kB of `/` compressed. The names of all files are numbered before any file is built, so that browser and server
 * agree. The underscore prevents conflicts with the site's own global names.
 */
export function shortClassNames(root: string, options: CssModules): Plugin[] {
  const names = new Map<string, string>();
  const shorten = (text: string) => text.replace(/[\w-]{8,}/g, (word) => names.get(word) ?? word);
  const concerns = { filter: { id: /\.module\.css$/ } };
  return [
    {
      name: "short-class-names:styles",
      apply: "build",
      buildStart() {
        for (const name of longNames(root, options)) names.set(name, names.get(name) ?? shortName(names.size));
      },
      transform: { ...concerns, handler: shorten },
    },
    {
      name: "short-class-names:exports",
      apply: "build",
      enforce: "post",
      transform: { ...concerns, handler: shorten },
    },
  ];
}

/** Every name that Vite's own run over the same files will write, in the order of the files. */
function longNames(root: string, cssModules: CssModules): string[] {
  const files = globSync("app/**/*.module.css", { cwd: root }).toSorted();
  return files.flatMap((filename) => {
    const code = readFileSync(path.join(root, filename));
    const { exports = {} } = transform({ filename, code, projectRoot: root, cssModules });
    // Lightning CSS gives the names of a file in another order each time.
    const locals = Object.keys(exports).toSorted();
    return locals.flatMap((local) => exports[local]?.name ?? []);
  });
}

function shortName(index: number): string {
  const { length } = letters;
  const rest = index < length ? "" : shortName(Math.floor(index / length) - 1).slice(1);
  return `_${rest}${letters[index % length]}`;
}
