/** The tag of an element that comes later than the first screen, though it stands in the first child of `main`. */
const laterTag = /<\w+[^<>]* data-later=""/;

export function hasLaterElements(html: string): boolean {
  return laterTag.test(html);
}

/**
 * Where the part of a page ends that a phone is shown first: the bar and the first child of `main`, or as much of it as stands before
 * the first later element.
 */
export function endOfFirstScreen(html: string): number {
  return Math.min(endOfFirstChild(html), laterTag.exec(html)?.index ?? html.length);
}

/**
 * React writes every tag out and escapes text, so it is enough to count the tags of one name. The end of the page where `main` has no
 * child.
 */
function endOfFirstChild(html: string): number {
  const [start] = /<main\b[^>]*>/.exec(html) ?? [];
  const from = start ? html.indexOf(start) + start.length : html.length;
  const [, name] = /^<(\w+)/.exec(html.slice(from)) ?? [];
  if (!name) return html.length;
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, "g");
  tags.lastIndex = from;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}

/** Puts something behind `main`, as a child of the body, where React passes over an element that it does not know. */
export function insertAfterMain(html: string, addition: string): string {
  return html.replace("</main>", (end) => `${end}${addition}`);
}
