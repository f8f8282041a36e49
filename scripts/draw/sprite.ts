import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { iconSymbols } from "./icons.ts";

const folder = join(import.meta.dirname, "symbols");

/**
 * All that pages show by `<use>`, in the file from which each page is given its own (server/pages/inline-symbols.ts). Beside the
 * icons stand the symbols drawn by hand in `symbols/`, each named after its file and, where that holds several, itself.
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
