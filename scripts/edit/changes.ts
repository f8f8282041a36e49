import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readTexts, writeTexts } from "./texts.ts";

export interface Change {
  readonly file: string;
  /** Null for an entire file, such as an article. */
  readonly keys: string | null;
  readonly before: string | null;
  readonly after: string;
}

const edited = ["content/words", "content/articles"];

const git = (root: string, ...words: string[]): string =>
  execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

const committed = (root: string, file: string): string | null => {
  try {
    return git(root, "show", `HEAD:./${file}`);
  } catch {
    return null;
  }
};

/** Returns one change per text, or none without version control. */
export function readChanges(root: string): readonly Change[] {
  let listed: string;
  try {
    listed = git(root, "status", "--porcelain", "--untracked-files=all", "--no-renames", "-z", "--", ...edited);
  } catch {
    return [];
  }
  const top = git(root, "rev-parse", "--show-prefix").trim();
  const files = listed
    .split("\0")
    .flatMap((line) => (line && !line.endsWith(".json") ? [line.slice(3 + top.length)] : []));
  return files.flatMap((file) => {
    if (!existsSync(path.join(root, file))) return [];
    const [before, after] = [committed(root, file), readFileSync(path.join(root, file), "utf8")];
    const whole: Change = { file, keys: null, before, after };
    if (before === null || !file.endsWith(".yaml")) return [whole];
    const [old, now] = [readTexts(before), readTexts(after)];
    if (JSON.stringify(old.map(({ keys }) => keys)) !== JSON.stringify(now.map(({ keys }) => keys))) return [whole];
    const changed = now.flatMap(({ keys, value }, index): Change[] => {
      const was = old[index]?.value ?? "";
      return was === value ? [] : [{ file, keys, before: was, after: value }];
    });
    return changed.length > 0 ? changed : [whole];
  });
}

/** Keeps the file's other changes. @throws Error with a message for the author if the change is gone */
export function takeBack(root: string, file: string, keys: string | null): void {
  const change = readChanges(root).find((candidate) => candidate.file === file && candidate.keys === keys);
  if (!change) throw new Error("This change no longer exists.");
  const place = path.join(root, file);
  if (change.before === null) rmSync(place);
  else if (keys === null) writeFileSync(place, change.before);
  else writeFileSync(place, writeTexts(readFileSync(place, "utf8"), new Map([[keys, change.before]])));
}
