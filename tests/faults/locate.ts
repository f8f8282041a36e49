import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PlantedFault } from "./planted-faults.ts";

const root = path.resolve(import.meta.dirname, "../..");
const shipped = "{app,content,desk,packages,schemas,server,shared,supabase}/**/*.{ts,tsx,css,sql,yaml}";
const notShipped = /\.test\.|testing|^content\/(generated|(words|articles)\/(?!en\/))/;
const files = globSync(shipped, { cwd: root })
  .filter((file) => !notShipped.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

/**
 * The file that a fault is in, from the root of the repository.
 * @throws Error unless its text is there once
 */
export function locate({ find }: PlantedFault): string {
  const places = files.flatMap(({ file, text }) =>
    text
      .split(find)
      .slice(1)
      .map(() => file),
  );
  const [file] = places;
  if (file === undefined || places.length > 1)
    throw new Error(`Its text is ${places.length} times in ${places.join(", ") || "no file"}.`);
  return file;
}
