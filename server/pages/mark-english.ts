import { defaultTreeAdapter as adapter } from "parse5";
import { getAttribute, type HtmlDocument, type HtmlElement, requireElement, setAttribute } from "./html-tree.ts";

const withoutText = new Set(["script", "style", "template", "noscript"]);

/** Sets `lang`, and `dir` on right-to-left pages, on the outermost elements that contain only untranslated text. */
export function markEnglish(document: HtmlDocument, english: ReadonlySet<string>): void {
  if (english.size === 0) return;
  const root = requireElement(document, "html");
  const direction = getAttribute(root, "dir") === "rtl" ? "ltr" : undefined;

  function visit(element: HtmlElement): boolean | null {
    if (withoutText.has(element.tagName)) return null;
    const marked: HtmlElement[] = [];
    let hasOther = false;
    let hasEnglish = false;
    for (const node of element.childNodes) {
      if (adapter.isTextNode(node) && node.value.trim() !== "") {
        if (english.has(node.value.trim())) hasEnglish = true;
        else hasOther = true;
      } else if (adapter.isElementNode(node)) {
        const isEnglish = visit(node);
        if (isEnglish) marked.push(node);
        if (isEnglish === false) hasOther = true;
      }
    }
    if (!hasOther && (hasEnglish || marked.length > 0) && element.tagName !== "body") return true;
    for (const child of marked) {
      if (getAttribute(child, "lang") !== undefined) continue;
      setAttribute(child, "lang", "en");
      if (direction) setAttribute(child, "dir", direction);
    }
    return hasOther || hasEnglish || marked.length > 0 ? false : null;
  }
  visit(requireElement(document, "body"));
}
