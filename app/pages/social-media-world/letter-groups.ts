import { type Platform, spokenAddress } from "#app/data/social-media-world.ts";
import { indexLetter } from "#app/ui/letter-index.tsx";
import { foldText } from "#shared/fold-text.ts";
import { directory } from "#words/pages/social-media-world.ts";

export interface LetterGroup {
  readonly letter: string;
  readonly platforms: readonly Platform[];
}

/** Keeps the server's order (D14). */
export function groupByLetter(platforms: readonly Platform[]): LetterGroup[] {
  const groups = Map.groupBy(platforms, ({ name }) => indexLetter(name));
  return [...groups].map(([letter, group]) => ({ letter, platforms: group }));
}

export function letterId(letter: string): string {
  return `letter-${letter.toLowerCase() || "figures"}`;
}

function toAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const others = "others";

/** Also true for anchors that name no letter. */
export function hasLetter(hash: string, platforms: readonly Platform[]): boolean {
  const [, name = "figures"] = /^letter-(.+)$/.exec(toAnchor(hash)) ?? [];
  return name === "figures" || platforms.some((platform) => indexLetter(platform.name).toLowerCase() === name);
}

/** `#letter-others` leads to the first letter after Z. */
export function findAnchor(hash: string, letters: readonly LetterGroup[]): string {
  const anchor = toAnchor(hash);
  if (anchor !== letterId(others)) return anchor;
  return letterId(letters.find(({ letter }) => !alphabet.includes(letter))?.letter ?? others);
}

export function getStrip(
  letters: readonly LetterGroup[],
  isPartial: boolean,
  letterHref?: (letter: string) => string | undefined,
): { name: string; href: string | null }[] {
  const filled = letters.map(({ letter }) => letter);
  // In a partly loaded list, any letter may have names.
  const last = isPartial ? [others] : filled.filter((letter) => !alphabet.includes(letter));
  return ["", ...alphabet, ...last].map((letter) => ({
    name: letter === others ? directory.letters.others : letter || directory.letters.figures,
    href: letterHref?.(letter) ?? (isPartial || filled.includes(letter) ? `#${letterId(letter)}` : null),
  }));
}

const alsoCalled: ReadonlyMap<string, string> = new Map(Object.entries(directory.alsoCalled));

const folded = new WeakMap<Platform, string>();

const withoutSpaces = (text: string): string => foldText(text).replace(/\s/g, "");

export function findPlatforms(platforms: readonly Platform[], words: string): readonly Platform[] {
  const wanted = withoutSpaces(words);
  if (!wanted) return platforms;
  return platforms.filter((platform) => {
    const { name, homepageUrl, localName = "" } = platform;
    const text =
      folded.get(platform) ??
      withoutSpaces(`${name}|${spokenAddress(homepageUrl)}|${alsoCalled.get(name) ?? ""}|${localName}`);
    folded.set(platform, text);
    return text.includes(wanted);
  });
}
