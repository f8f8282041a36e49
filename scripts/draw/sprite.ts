import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { iconSymbols } from "./icons.ts";

const folder = join(import.meta.dirname, "symbols");

/**
 * All symbols that pages show by `<use>`, in one file from which each page gets its own (server/pages/passes/inline-symbols.ts). It
 * contains the icons, and the symbols drawn by hand in `symbols/`, each named after its file, or `<file>-<id>` where the two differ.
 */
export function sprite(): string {
  const drawn = readdirSync(folder)
    .toSorted()
    .flatMap((file) => symbolsOf(file.replace(".svg", ""), readFileSync(join(folder, file), "utf8")));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...iconSymbols, ...drawn].join("\n")}\n</svg>\n`;
}

function symbolsOf(file: string, text: string): string[] {
  return [...text.matchAll(/<symbol id="([^"]+)"(.*?<\/symbol>)/gs)].map(
    ([, id, rest]) => `<symbol id="${id === file ? file : `${file}-${id}`}"${rest}`,
  );
}
