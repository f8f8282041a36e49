export type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

/** An element that is shown, and what of it is compared. */
export interface Region {
  /** A selector, the same in every engine, since the documents are. */
  path: string;
  /** The beginning of its words, for the report. */
  words: string;
  /** In pixels of the page. */
  box: Box;
  /** Index of the innermost region around it, which always comes before it. */
  parent: number | null;
  /** Whether it is in a line of text, so that its place and, if it is text, its size depend on line breaks. */
  inline: boolean;
  /** Whether it keeps its place while the page scrolls, and so covers what comes after it. */
  fixed: boolean;
  /** Whether it is an image, whose insides follow from the size of its box. */
  image: boolean;
  shadow: boolean;
  /** Sum of the widths of its own lines of text, 0 without any. */
  textWidth: number;
}

/** Runs in the page: every region that is shown, from the outside in. */
export function listRegions(): Region[] {
  const regions: Region[] = [];
  // Ignores the ids that React generates.
  const hasName = ({ id }: Element) => /^[a-z][\w-]*$/.test(id);
  const step = (element: Element) => {
    if (hasName(element)) return `#${element.id}`;
    const alike = [...(element.parentElement?.children ?? [])].filter((one) => one.localName === element.localName);
    return alike.length > 1 ? `${element.localName}:nth-of-type(${alike.indexOf(element) + 1})` : element.localName;
  };
  type Above = Pick<Region, "path" | "parent" | "inline" | "fixed"> & { clip: DOMRect };
  const visit = (element: Element, above: Above) => {
    const style = getComputedStyle(element);
    // Closed parts are not visible, although Firefox reports a place for them.
    if (!element.checkVisibility() && style.display !== "contents") return;
    const path = hasName(element) || !above.path ? step(element) : `${above.path} > ${step(element)}`;
    const isInLine =
      style.display.startsWith("inline") &&
      !/flex|grid/.test(getComputedStyle(element.parentElement ?? element).display) &&
      !/absolute|fixed/.test(style.position);
    const inline = above.inline || isInLine;
    const fixed = above.fixed || /fixed|sticky/.test(style.position);
    const bounds = element.getBoundingClientRect();
    const left = Math.max(bounds.left, above.clip.left);
    const top = Math.max(bounds.top, above.clip.top);
    const width = Math.min(bounds.right, above.clip.right) - left;
    const height = Math.min(bounds.bottom, above.clip.bottom) - top;
    let { parent, clip } = above;
    const isBox = style.display !== "contents";
    if (isBox && width > 1.5 && height > 1.5 && style.visibility === "visible" && style.opacity !== "0") {
      const lines = [...element.childNodes].flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return node.nodeType === 3 && node.nodeValue?.trim() ? [...range.getClientRects()] : [];
      });
      const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
      parent =
        -1 +
        regions.push({
          path,
          words: words.replace(/\s+/g, " ").trim().slice(0, 50),
          box: { x: left + scrollX, y: top + scrollY, width, height },
          parent,
          inline,
          fixed,
          image: element.localName === "img",
          shadow: style.boxShadow !== "none",
          // Firefox measures what an ellipsis leaves, the others all of the words.
          textWidth: style.textOverflow === "ellipsis" ? width : lines.reduce((sum, line) => sum + line.width, 0),
        });
    }
    if (element.matches("svg, video, select")) return;
    if (isBox && !style.overflow.startsWith("visible") && element !== document.body)
      clip = new DOMRect(left, top, Math.max(0, width), Math.max(0, height));
    for (const child of element.children) visit(child, { path, parent, clip, inline, fixed });
  };
  const clip = new DOMRect(0, -scrollY, innerWidth, 1e6);
  visit(document.body, { path: "", parent: null, clip, inline: false, fixed: false });
  return regions;
}
