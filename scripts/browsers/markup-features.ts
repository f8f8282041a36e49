import { isKnown, keysIn } from "./catalog.ts";

const htmlElements = new Set(keysIn("html.elements").map(({ names }) => names[0]));
const svgElements = new Set(keysIn("svg.elements").map(({ names }) => names[0]));

/**
 * The keys of browser-compat-data for one element with its attributes, each with its value where it is known. Attributes may be
 * spelled as in React. Returns no keys for an element that is neither HTML nor SVG.
 */
export function markupKeys(
  element: string,
  attributes: readonly [name: string, value: string | undefined][],
): string[] {
  // Elements of both HTML and SVG, such as links and scripts, count as HTML.
  const language = htmlElements.has(element) ? "html" : svgElements.has(element) ? "svg" : undefined;
  if (!language) return [];
  const start = `${language}.elements.${element}`;
  const keys = attributes.flatMap(([spelled, value]) => {
    const name = spelled.toLowerCase();
    return ["html.global_attributes", `${language}.global_attributes`, start].flatMap((owner) => [
      `${owner}.${name}`,
      ...(value ? [`${owner}.${name}.${value}`, `${owner}.${name}_${value}`] : []),
    ]);
  });
  return [start, ...keys].filter(isKnown);
}

/** The keys of browser-compat-data that a page as it is served uses: elements, attributes and their values. */
export function markupFeatures(html: string): Set<string> {
  const markup = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, "$1");
  const found = new Set<string>();
  for (const [, element = "", rest = ""] of markup.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)/gi)) {
    const attributes = [...rest.matchAll(/([^\s=>"/]+)(?:="([^"]*)")?/g)].map(
      ([, name = "", value]): [string, string | undefined] => [name, value],
    );
    for (const key of markupKeys(element, attributes)) found.add(key);
  }
  return found;
}
