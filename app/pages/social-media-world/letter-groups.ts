import { type Platform, spokenAddress } from "#app/data/social-media-world.ts";
import { indexLetter } from "#app/ui/list/index-letter.ts";
import { foldText } from "#shared/fold-text.ts";
import { directory } from "#words/pages/social-media-world.ts";

export interface LetterGroup {
  /** The letter in upper case; empty for names that start with a figure or a sign. */
  readonly letter: string;
  readonly platforms: readonly Platform[];
}

/** Gathers platforms under their first letters. Both keep the order in which they came: the server sorts (D14). */
export function groupByLetter(platforms: readonly Platform[]): LetterGroup[] {
  const groups = Map.groupBy(platforms, ({ name }) => indexLetter(name));
  return [...groups].map(([letter, group]) => ({ letter, platforms: group }));
}

/** The anchor of a letter. */
export function letterId(letter: string): string {
  return `letter-${letter.toLowerCase() || "figures"}`;
}

/** The anchor that an address names. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** The letters of other scripts, as one entry of the strip of a partly loaded list. */
const others = "others";

/** In the order of D14 the first letter after every z and before every other script. */
const firstOther = "ʒ";

/** The letter from which names have to be read for an anchor. Empty where the loaded platforms include it, or the anchor names no letter. */
export function letterToAsk(hash: string, platforms: readonly Platform[]): string {
  const [, name = "figures"] = /^letter-(.+)$/.exec(anchorOf(hash)) ?? [];
  if (name === others) return firstOther;
  const isHere = name === "figures" || platforms.some((platform) => indexLetter(platform.name).toLowerCase() === name);
  return isHere || [...name].length > 1 ? "" : name;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * The strip: figures, A to Z, then letters of other scripts that names begin with.
 * @param letterHref the address of a letter, for readers without scripts; undefined where its names stand on the page
 */
export function stripOf(
  letters: readonly LetterGroup[],
  isPartial: boolean,
  letterHref?: (letter: string) => string | undefined,
): { name: string; href: string | null }[] {
  const filled = letters.map(({ letter }) => letter);
  // Of a partly loaded list every letter may have names.
  const last = isPartial ? [others] : filled.filter((letter) => !alphabet.includes(letter));
  return ["", ...alphabet, ...last].map((letter) => ({
    name: letter === others ? directory.letters.others : letter || directory.letters.figures,
    href: letterHref?.(letter) ?? (isPartial || filled.includes(letter) ? `#${letterId(letter)}` : null),
  }));
}

/** Earlier names, by the present ones. */
const alsoCalled: ReadonlyMap<string, string> = new Map(Object.entries(directory.alsoCalled));

const folded = new WeakMap<Platform, string>();

const withoutSpaces = (text: string): string => foldText(text).replace(/\s/g, "");

/**
 * The platforms whose names or addresses hold the words, in the order they came: "tik tok" and "x.com" are found.
 */
export function findPlatforms(platforms: readonly Platform[], words: string): readonly Platform[] {
  const wanted = withoutSpaces(words);
  if (!wanted) return platforms;
  return platforms.filter((platform) => {
    const { name, homepageUrl } = platform;
    const text =
      folded.get(platform) ?? withoutSpaces(`${name}|${spokenAddress(homepageUrl)}|${alsoCalled.get(name) ?? ""}`);
    folded.set(platform, text);
    return text.includes(wanted);
  });
}
