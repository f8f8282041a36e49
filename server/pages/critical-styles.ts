import postcss, { type ChildNode, type Container, type Rule } from "postcss";

export interface SplitStyles {
  /** What the first part of a page needs, and all that depends on no class of a component: states, elements, tokens. */
  critical: string;
  later: string;
}

const groups = new Set(["layer", "media", "supports", "container"]);
/** Names that CSS modules have (scripts/short-class-names.ts). The site's own global classes tell the state of the page. */
const moduleClasses = /\.(_[\w-]+)/g;

/**
 * Divides the styles of a page into those of its first part and the rest. Both keep their order, and a rule stands whole in one
 * of them. `first` is the HTML of the first part.
 */
export function splitStyles(css: string, first: string): SplitStyles {
  const shown = new Set([...first.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  const whole = postcss.parse(css);
  const rules: string[] = [];
  visit(whole, (node) => {
    if (node.type === "rule" && isShown(node, shown)) rules.push(node.toString());
  });
  const text = rules.join("\n");
  const isCritical = (node: ChildNode): boolean => {
    if (node.type === "rule") return isShown(node, shown);
    if (node.type !== "atrule") return true;
    if (node.name === "keyframes") return text.includes(node.params);
    // Web fonts come after the first paint (early-loader.js), so what tells of them may, too; a fallback is there at once.
    return node.name !== "font-face" || !node.toString().includes("url(");
  };
  const only = (wanted: boolean): string => {
    const part = whole.clone();
    visit(part, (node) => {
      if (isCritical(node) !== wanted) node.remove();
    });
    return part.toString();
  };
  return { critical: only(true), later: only(false) };
}

/** Calls back with every rule, and with every other node that holds none, outside in; a group that is left empty goes. */
function visit(container: Container, callback: (node: ChildNode) => void): void {
  container.each((node) => {
    if (node.type !== "atrule" || !node.nodes || !groups.has(node.name)) return callback(node);
    visit(node, callback);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Whether one of its selectors may match in the first part. What stands in parentheses is left out: `:not()` matches what is not there. */
function isShown(rule: Rule, shown: ReadonlySet<string>): boolean {
  return rule.selectors.some((selector) =>
    [...withoutParentheses(selector).matchAll(moduleClasses)].every(([, name = ""]) => shown.has(name)),
  );
}

function withoutParentheses(selector: string): string {
  const outer = selector.replace(/\([^()]*\)/g, "");
  return outer === selector ? outer : withoutParentheses(outer);
}
