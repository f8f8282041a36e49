/**
 * Where the part of a page ends that a phone is shown first: the bar and what `main` begins with. React writes every tag out and
 * escapes text, so it is enough to count the tags of one name. The end of the page where there is no such part.
 */
export function endOfFirstScreen(html: string): number {
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
