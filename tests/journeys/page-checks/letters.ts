import type { Page } from "@playwright/test";

/**
 * Finds letters that their text's first font family lacks. Substitutes look out of place, and Firefox puts gaps around
 * them in drawings. A letter that the family has is equally wide with two fallbacks, whose widths always differ.
 */
export function strayLetters(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Until a family's font loads, it seems to lack every letter.
    const families = ["Besley", "Instrument Sans", "Sans Narrow"];
    await Promise.all(families.map((family) => document.fonts.load(`600 100px "${family}"`, document.body.innerText)));
    const brush = document.createElement("canvas").getContext("2d");
    if (!brush) throw new Error("No canvas.");
    const widthIn = (family: string, letter: string): number => {
      brush.font = `600 100px ${family}`;
      return brush.measureText(letter).width;
    };
    const held = new Map<string, boolean>();
    const isHeld = (family: string, letter: string): boolean => {
      const key = family + letter;
      if (!held.has(key))
        held.set(key, widthIn(`${family}, monospace`, letter) === widthIn(`${family}, cursive`, letter));
      return held.get(key) ?? false;
    };
    const stray: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { data, parentElement } = words.currentNode as Text;
      if (!parentElement?.checkVisibility()) continue;
      const [family = ""] = getComputedStyle(parentElement).fontFamily.split(",");
      if (!families.includes(family.replaceAll('"', ""))) continue;
      for (const letter of data.replaceAll(/\s/g, "")) {
        if (!isHeld(family, letter)) stray.push(`${letter} of ${family} in "${data.slice(0, 40)}"`);
      }
    }
    return [...new Set(stray)];
  });
}
