import type { Block, Text } from "#content/blocks.ts";

interface Split {
  before: readonly Block[];
  /** The block that opens with the words of the note, with those words marked. */
  noted: Block;
  after: readonly Block[];
}

/** A section's blocks before and after the one that opens with `words`; `null` where none does. */
export function splitAtNote(blocks: readonly Block[], words: string): Split | null {
  for (const [index, block] of blocks.entries()) {
    const noted = markBlock(block, words);
    if (noted) return { before: blocks.slice(0, index), noted, after: blocks.slice(index + 1) };
  }
  return null;
}

function markBlock(block: Block, words: string): Block | null {
  if (block.kind === "paragraph") {
    const text = markText(block.text, words);
    return text && { ...block, text };
  }
  if (block.kind === "list") {
    const [first, ...items] = block.items;
    const text = first && markText(first, words);
    return text ? { ...block, items: [text, ...items] } : null;
  }
  return null;
}

function markText([first, ...rest]: Text, words: string): Text | null {
  if (typeof first !== "string" || !first.startsWith(words)) return null;
  return [{ kind: "noted", text: words }, first.slice(words.length), ...rest];
}
