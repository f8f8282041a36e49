import { readTestTitles, testFiles } from "./test-titles.ts";

/** One thing that a document says: a row of a table, an item of a list or a paragraph. */
export interface Claim {
  section: string;
  text: string;
}

/**
 * What a document in Markdown says, in its order. Heads of tables, code and the sections named in `left` are passed over.
 */
export function readClaims(markdown: string, left: readonly string[]): Claim[] {
  const claims: Claim[] = [];
  let section = "";
  let isOpen = false;
  const prose = markdown.replace(/^```[^]*?^```$/gm, "").replace(/^\|.*\|\n\|[-| ]+\|$/gm, "");
  for (const line of prose.split("\n")) {
    const heading = /^#+ (.+)$/.exec(line)?.[1];
    if (heading !== undefined) section = heading;
    const begins = line.startsWith("|") || /^ *([-*]|\d+\.) /.test(line) || !isOpen;
    isOpen = heading === undefined && line.trim() !== "";
    if (!isOpen || left.includes(section)) continue;
    if (begins) claims.push({ section, text: line.trim() });
    else claims.push({ section, text: `${claims.pop()?.text} ${line.trim()}` });
  }
  return claims;
}

/** `file › words of a title`; without a file it is the one named before in the same claim. */
const proof = /`(?:([\w./-]+\.(?:test|spec)\.tsx?) )?› ([^`]+)`/g;
/** Gives a reason why no test proves it, or says that it does not hold or apply. */
const hasReason = /\bNo test: \S|^\|[^|]+\| [–✘] \|/;
/** Says that it holds fully, which needs a test. */
const ticked = /^\|[^|]+\| ✔ \|/;

/** The faults of a claim's proofs; none where each names an existing test, or where the claim says why there is none. */
export function faultsOf({ text }: Claim): string[] {
  const faults: string[] = [];
  let file: string | undefined;
  let count = 0;
  for (const [, named, words = ""] of text.matchAll(proof)) {
    count += 1;
    if (named !== undefined) {
      const [found, second] = testFiles.filter((path) => `/${path}`.endsWith(`/${named}`));
      if (found === undefined) faults.push(`there is no ${named}`);
      if (second !== undefined) faults.push(`${named} is the name of several files`);
      file = found;
      if (file === undefined) continue;
    }
    if (file === undefined) {
      faults.push(`no file is named for "${words}"`);
      continue;
    }
    const tests = readTestTitles(file).filter(({ isGroup, title }) => !isGroup && title.includes(words));
    if (tests.length === 0) faults.push(`no test in ${file} has "${words}" in its title`);
  }
  if (count === 0 && (ticked.test(text) || !hasReason.test(text))) faults.push("no test is named");
  return faults;
}
