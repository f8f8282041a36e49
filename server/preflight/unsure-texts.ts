import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** Marked by its translator with a comment: `# Unsure: why`. */
export interface UnsureText {
  readonly language: string;
  /** As an editor opens it: "content/words/es/newsletter.yaml:4". */
  readonly place: string;
  readonly why: string;
}

/** By file and line. @param root of the repository, or of its installed copy */
export function unsureTexts(root: string): UnsureText[] {
  const files = globSync("content/{words,articles,changelog}/*/**/*.{yaml,md}", { cwd: root });
  return files
    .map((file) => file.replaceAll(path.sep, "/"))
    .toSorted()
    .flatMap((file) =>
      readFileSync(path.join(root, file), "utf8")
        .split(/\r?\n/)
        .flatMap((line, index): UnsureText[] => {
          const [, why] = /^\s*# Unsure: *(.+)$/.exec(line) ?? [];
          return why ? [{ language: file.split("/")[2] ?? "", place: `${file}:${index + 1}`, why: why.trim() }] : [];
        }),
    )
    .toSorted((one, other) => one.language.localeCompare(other.language));
}
