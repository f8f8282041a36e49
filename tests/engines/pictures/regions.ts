import type { Box } from "./picture.ts";

/** A part of a page that paints something or has words of its own. */
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
  /** Whether the browser draws it: a field, a slider, a tick box. */
  control: boolean;
  /** Whether it is an image, whose insides follow from the size of its box. */
  image: boolean;
  /** Sum of the widths of its own lines of text, 0 without any. */
  textWidth: number;
}

/** Runs in the page: every region that is shown, from the outside in. */
export function listRegions(): Region[] {
  const drawn = "img, svg, canvas, video, input, select, textarea, progress, meter, hr";
  const landmarks = "header, main, footer, section, dialog, figure";
  const regions: Region[] = [];

  const paints = (style: CSSStyleDeclaration) =>
    style.backgroundImage !== "none" ||
    !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(style.backgroundColor) ||
    style.boxShadow !== "none" ||
    style.outlineStyle !== "none" ||
    ["top", "right", "bottom", "left"].some(
      (side) =>
        style.getPropertyValue(`border-${side}-style`) !== "none" &&
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
    );
  const hasPseudo = (element: Element) =>
    ["::before", "::after"].some((pseudo) => {
      const { content, display } = getComputedStyle(element, pseudo);
      return content !== "none" && content !== "normal" && display !== "none";
    });
  // Ignores the ids that React generates.
  const hasName = ({ id }: Element) => /^[a-z][\w-]*$/.test(id);
  const step = (element: Element) => {
    if (hasName(element)) return `#${element.id}`;
    const alike = [...(element.parentElement?.children ?? [])].filter(
      ({ localName }) => localName === element.localName,
    );
    return alike.length > 1 ? `${element.localName}:nth-of-type(${alike.indexOf(element) + 1})` : element.localName;
  };
  const isInline = (element: Element, style: CSSStyleDeclaration) =>
    style.display.startsWith("inline") &&
    !/flex|grid/.test(getComputedStyle(element.parentElement ?? element).display) &&
    !/absolute|fixed/.test(style.position);

  const visit = (
    element: Element,
    above: { path: string; parent: number | null; clip: DOMRect; inline: boolean; fixed: boolean },
  ) => {
    const style = getComputedStyle(element);
    // Closed parts are not visible, although Firefox reports a place for them.
    if (!element.checkVisibility() && style.display !== "contents") return;
    const path = hasName(element) || !above.path ? step(element) : `${above.path} > ${step(element)}`;
    const bounds = element.getBoundingClientRect();
    const left = Math.max(bounds.left, above.clip.left);
    const top = Math.max(bounds.top, above.clip.top);
    const width = Math.min(bounds.right, above.clip.right) - left;
    const height = Math.min(bounds.bottom, above.clip.bottom) - top;
    const isBox = style.display !== "contents";
    const texts = [...element.childNodes].filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    const inline = above.inline || isInline(element, style);
    const fixed = above.fixed || /fixed|sticky/.test(style.position);
    let { parent, clip } = above;
    const isSeen = isBox && width > 1.5 && height > 1.5 && style.visibility === "visible" && style.opacity !== "0";
    const isDrawn = element.matches(drawn);
    if (isSeen && (isDrawn || texts.length > 0 || element.matches(landmarks) || paints(style) || hasPseudo(element))) {
      const lines = texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
      regions.push({
        path,
        words: (element.getAttribute("aria-label") ?? element.textContent ?? "")
          .replace(/\s+/g, " ")
          .trim()
          .slice(0, 50),
        box: { x: left + scrollX, y: top + scrollY, width, height },
        parent,
        inline,
        fixed,
        control: element.matches("input, select, textarea, progress, meter"),
        image: element.localName === "img",
        textWidth: lines.reduce((sum, line) => sum + line.width, 0),
      });
      parent = regions.length - 1;
    }
    if (isDrawn) return;
    if (isBox && !style.overflow.startsWith("visible") && element !== document.body) {
      clip = new DOMRect(left, top, Math.max(0, width), Math.max(0, height));
    }
    for (const child of element.children) visit(child, { path, parent, clip, inline, fixed });
  };
  visit(document.body, {
    path: "",
    parent: null,
    clip: new DOMRect(0, -scrollY, innerWidth, 1e6),
    inline: false,
    fixed: false,
  });
  return regions;
}
