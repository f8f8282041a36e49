import { foldText } from "#shared/fold-text.ts";
import { numberMarks } from "#words/number-marks.ts";
import { wordParts } from "#words/search.ts";

const { beginnings, endings } = wordParts;
const spellings = [...wordParts.spellings.matchAll(/(\S+)=(\S*)/g)];
const thousands = new RegExp(`(?<=\\d)[${numberMarks.thousands}٬](?=\\d{3})`, "g");

export function splitWords(text: string): string[] {
  let folded = foldText(text.replace(/['’‘‛ʼ`´]s\b/gi, ""));
  for (const [, written = "", letter = ""] of spellings) folded = folded.replaceAll(written, letter);
  const plain = folded.replace(/\be-(?=mail|commerce)/g, "e").replace(thousands, "");
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** Strips common endings, so that "prices" and "pricing" match. The result may not be a word. */
export function toTerm(word: string): string {
  if (/^\d+$/.test(word)) return word;
  return endings === "" ? withoutEnglishEndings(word) : withoutParts(word);
}

const matchAny = (list: string): string => `(?:${list.split(/\s+/).join("|")})`;
/** Minimum length of a stem: Arabic roots have three letters. */
const remainder = /\p{Script=Arabic}/u.test(endings) ? ".{3}" : ".{4}";
const beginning = new RegExp(`^${matchAny(beginnings)}(?=${remainder})`, "u");
const ending = new RegExp(`(?<=${remainder})${matchAny(endings)}$`, "u");

function withoutParts(word: string): string {
  const shorter = word.replace(beginning, "").replace(ending, "");
  return shorter === word ? word : withoutParts(shorter);
}

function withoutEnglishEndings(word: string): string {
  let stem = word;
  if (stem.length > 4 && stem.endsWith("ies")) stem = `${stem.slice(0, -3)}y`;
  else if (stem.length > 4 && /(ss|sh|ch|x|z)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 2 && /[^sui]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5) stem = stem.replace(/(ing|ed|ly)$/, "");
  if (stem.length > 6) stem = stem.replace(/(ation|ate)$/, "");
  if (stem.length > 4) stem = stem.replace(/e$/, "");
  return stem.length > 5 ? stem.replace(/([^aeiousz])\1$/, "$1") : stem;
}

export function toTerms(text: string): string[] {
  return splitWords(text).map(toTerm);
}
