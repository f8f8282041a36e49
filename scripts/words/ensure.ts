import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { treeHash } from "#server/lib/tree-hash.ts";
import type { LanguageKind } from "./languages.ts";

const ownRoot = path.resolve(import.meta.dirname, "..", "..");

export function digestOfWords(root: string): string {
  const code = readdirSync(path.join(root, "content")).filter((file) => file.endsWith(".ts"));
  const content = ["words", "records", "articles", "changelog", "brand", "catalog", "pages", ...code.sort()];
  return treeHash(root, ["scripts/words", "schemas", "desk/words", ...content.map((name) => `content/${name}`)]);
}

export const computeStamp = (root: string, kind: LanguageKind = "written"): string =>
  path.join(root, "content", "generated", kind === "written" ? ".inputs" : ".pseudo-inputs");

export const isCurrent = (stamp: string, digest: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, "utf8") === digest;

export const wordsAreCurrent = (root: string, kind: LanguageKind = "written"): boolean =>
  isCurrent(computeStamp(root, kind), digestOfWords(root));

/** Runs in a separate process, because loaded modules would keep old values. @throws Error with the build's message */
export async function ensureWords(root = ownRoot, kind: LanguageKind = "written"): Promise<void> {
  if (wordsAreCurrent(root, kind)) return;
  const main = path.join(root, "scripts", "words", "main.ts");
  await promisify(execFile)(process.execPath, [main, ...(kind === "pseudo" ? ["--pseudo"] : [])]).catch((error) => {
    throw new Error(String(error.stderr).trim());
  });
}
