import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { readImportGraph } from "#scripts/import-graph.ts";

interface Node {
  type: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

/** What stays as it was as long as its element does, beside imported words: the data by which an element of a list is keyed. */
const constant =
  /^(words|name|copy|form|table|caseStudy|result|unit|answer|label|plan|service|shortName|perMonth|aMonth|hour|number|note|columns)\b/;
/** Elements, by the names that they have here. */
const elements =
  /^(children|above|below|art|body\(\)|captcha\.field|cell\(|logInForm\(\)|corner\?\.|eraser\(|further\?\.|afterSent\?\.|createElement|salesDialog\(|searchForm|searchResults)/;

/** Whether a text begins with a name that its file imports from the words. */
function isOfWords(text: string, source: string): boolean {
  const name = /^\w+/.exec(text)?.[0];
  return [...source.matchAll(/import (?:\{([^}]*)\}|\* as (\w+)) from "#words\//g)].some(([, names = "", all]) =>
    [all, ...names.split(",").map((part) => part.trim().split(" as ").at(-1))].some((each) => each && each === name),
  );
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

type Kind = "element" | "constant text" | "changing text" | "optional element";

function kindOf(node: Node, source: string): Kind {
  const text = source.slice(node.start, node.end);
  switch (node.type) {
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
      return kindOf(node.expression as Node, source);
    case "JSXElement":
    case "JSXFragment":
      return "element";
    case "JSXText":
    case "Literal":
      return "constant text";
    case "LogicalExpression":
      return isText(kindOf(node.right as Node, source)) ? "changing text" : "optional element";
    case "ConditionalExpression": {
      const kinds = [node.consequent, node.alternate].map((branch) => kindOf(branch as Node, source));
      return kinds.some(isText) ? "changing text" : "optional element";
    }
    default:
      if (elements.test(text) || /=>[\s\S]*</.test(text)) return "optional element";
      return (constant.test(text) || isOfWords(text, source)) && node.type !== "CallExpression"
        ? "constant text"
        : "changing text";
  }
}

const isText = (kind: Kind): boolean => kind.endsWith("text");

/** The translator leaves it alone. */
const isSpace = (child: Node, source: string): boolean => /^(\s*|\{" "\})$/.test(source.slice(child.start, child.end));

/** What a text is made of: `unread[name]` is made of "unread" and "name". */
const namesIn = (child: Node, source: string): string[] =>
  source.slice(child.start, child.end).match(/[a-z]\w+/gi) ?? [];

/** Elements of a file whose text React could not change, or not leave, once a translator has replaced the text's node. */
function findTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const look = (node: Node): void => {
    if (node.type === "JSXElement" || node.type === "JSXFragment") {
      const children = (node.children as Node[]).filter(
        (child) =>
          !(child.type === "JSXText" && /^\s*\n\s*$/.test(String(child.value))) &&
          (child.expression as Node | undefined)?.type !== "JSXEmptyExpression",
      );
      const kinds = children.map((child): Kind => (isSpace(child, source) ? "element" : kindOf(child, source)));
      const [, key = ""] = /^<\w+[^>]*?\skey=\{([^}]*)/.exec(source.slice(node.start, node.end)) ?? [];
      const isInKey = (child: Node): boolean => namesIn(child, source).every((name) => key.includes(name));
      const changes = children.some((child, place) => kinds[place] === "changing text" && !isInKey(child));
      // React puts an element that comes before the node of the text after it.
      const precedes =
        kinds.slice(kinds.indexOf("optional element")).some(isText) && kinds.includes("optional element");
      // A fragment that goes takes away each of its texts by itself.
      const isFault = node.type === "JSXFragment" ? kinds.some(isText) : children.length > 1 && (changes || precedes);
      if (isFault) {
        const line = source.slice(0, node.start).split("\n").length;
        found.push(`${file}:${line} ${source.slice(node.start, node.end).replace(/\s+/g, " ").slice(0, 90)}`);
      }
    }
    partsOf(node).forEach(look);
  };
  const program: unknown = parseSync(file, source).program;
  if (isNode(program)) look(program);
  return found;
}

test("a text that changes is the only child of its element, or its element has the text as key", () => {
  const graph = readImportGraph(".", ["app", "content", "shared", "schemas"]);
  const reached = new Set([...graph.keys()].filter((file) => file.endsWith(".island.tsx")));
  for (const file of reached) for (const imported of graph.get(file) ?? []) reached.add(imported);
  const components = [...reached].filter((file) => file.endsWith(".tsx"));
  expect(components.length).toBeGreaterThan(90);
  expect(components.flatMap((file) => findTexts(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  ["<p>{count} <b>{price}</b></p>", 1],
  ["<p><b>{price}</b>{isOn ? words.on : words.off}</p>", 1],
  ["<p>{price && <b>{price}</b>}{words.month}</p>", 1],
  ["<>{words.ask}<b>{price}</b></>", 1],
  ["<p key={count}>{count} <b>{price}</b></p>", 0],
  ["<li key={name}>{texts[name]} <b>{price}</b></li>", 1],
  ["<p><span>{count}</span> <b>{price}</b></p>", 0],
  ["<p>{words.month} <b>{price}</b></p>", 0],
])("%s has %i texts that a translated page would not change", (source, count) => {
  expect(findTexts("part.tsx", source)).toHaveLength(count);
});
