import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes as Tree, parse, serialize } from "parse5";

export type HtmlDocument = Tree.Document;
export type HtmlElement = Tree.Element;

/** Disables scripting, so the contents of `noscript` become elements. */
export function parsePage(html: string): HtmlDocument {
  return parse(html, { scriptingEnabled: false });
}

export function serializeContent(parent: Tree.ParentNode): string {
  return serialize(parent, { scriptingEnabled: false });
}

/** Elements are in document order. The list is a copy, so the tree can be changed while looping over it. */
export function findElements(parent: Tree.ParentNode, name?: string): HtmlElement[] {
  return parent.childNodes.flatMap((node) => {
    if (!adapter.isElementNode(node)) return [];
    const within = findElements(node, name);
    return name === undefined || node.tagName === name ? [node, ...within] : within;
  });
}

export function requireElement(document: HtmlDocument, name: string): HtmlElement {
  const [element] = findElements(document, name);
  if (!element) throw new Error(`The page has no <${name}>.`);
  return element;
}

export function getAttribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function setAttribute(element: HtmlElement, name: string, value: string): void {
  const attribute = element.attrs.find((candidate) => candidate.name === name);
  if (attribute) attribute.value = value;
  else element.attrs.push({ name, value });
}

export function getText(element: HtmlElement): string {
  return element.childNodes.map((node) => (adapter.isTextNode(node) ? node.value : "")).join("");
}

export function prependElement(parent: HtmlElement, name: string, attributes: Readonly<Record<string, string>>): void {
  const attrs = Object.entries(attributes).map(([attribute, value]) => ({ name: attribute, value }));
  const element = adapter.createElement(name, "http://www.w3.org/1999/xhtml" as HtmlElement["namespaceURI"], attrs);
  const [first] = parent.childNodes;
  if (first) adapter.insertBefore(parent, element, first);
  else adapter.appendChild(parent, element);
}
