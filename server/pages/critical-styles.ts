import postcss, { type ChildNode, type Container } from "postcss";

export interface SplitStyles {
  /** What the first part of a page needs, and all that depends on no class of a component: states, elements, tokens. */
  critical: string;
  later: string;
}

/** A rule, whole, or what else stands in a sheet beside rules. */
interface Piece {
  /** The conditions and layers that it stands in, from the outside in, such as `@layer components`. */
  groups: readonly string[];
  text: string;
  /** For a rule the module classes of each of its selectors; one that names none may match anywhere. */
  selectors?: readonly (readonly string[])[];
  /** The animation that it describes. */
  animation?: string;
  isWebFont?: boolean;
}

/** A style sheet, read once for all pages that use it. */
export type Sheet = readonly Piece[];

const groupNames = new Set(["layer", "media", "supports", "container"]);
/** Names that CSS modules have (scripts/short-class-names.ts). The site's own global classes tell the state of the page. */
const moduleClass = /\.(_[\w-]+)/g;

export function readSheet(css: string): Sheet {
  return piecesOf(postcss.parse(css), []);
}

/**
 * Divides the styles of a page into those of its first part and the rest. Both keep their order, and a rule stands whole in one
 * of them. `first` is the HTML of the first part.
 */
export function splitStyles(sheets: readonly Sheet[], first: string): SplitStyles {
  const shown = new Set([...first.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  const pieces = sheets.flat();
  const isShown = ({ selectors }: Piece): boolean =>
    selectors?.some((classes) => classes.every((name) => shown.has(name))) ?? true;
  const rules = pieces
    .filter((piece) => piece.selectors && isShown(piece))
    .map(({ text }) => text)
    .join("\n");
  const isCritical = (piece: Piece): boolean => {
    if (piece.animation) return rules.includes(piece.animation);
    // It comes after the first paint (early-loader.js), so what tells of it may, too; a fallback is there at once.
    return isShown(piece) && !piece.isWebFont;
  };
  return {
    critical: write(pieces.filter(isCritical)),
    later: write(pieces.filter((piece) => !isCritical(piece))),
  };
}

function piecesOf(container: Container, groups: readonly string[]): Piece[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === "atrule" && node.nodes && groupNames.has(node.name)) {
      return piecesOf(node, [...groups, `@${node.name} ${node.params}`]);
    }
    return { groups, ...pieceOf(node) };
  });
}

function pieceOf(node: ChildNode): Omit<Piece, "groups"> {
  const text = node.toString();
  if (node.type === "rule") return { text, selectors: node.selectors.map(moduleClassesOf) };
  if (node.type !== "atrule") return { text };
  if (!node.nodes) return { text: `${text};` };
  if (node.name === "keyframes") return { text, animation: node.params };
  return { text, isWebFont: node.name === "font-face" && text.includes("url(") };
}

/** Without what stands in parentheses: `:not()` matches what is not there, and of `:is()` one alternative is enough. */
function moduleClassesOf(selector: string): string[] {
  const outer = selector.replace(/\([^()]*\)/g, "");
  if (outer !== selector) return moduleClassesOf(outer);
  return [...selector.matchAll(moduleClass)].map(([, name = ""]) => name);
}

/** Neighbours in the same group share it. */
function write(pieces: readonly Piece[]): string {
  let text = "";
  let open: readonly string[] = [];
  for (const piece of pieces) {
    const kept = open.findIndex((group, depth) => group !== piece.groups[depth]);
    const depth = kept === -1 ? open.length : kept;
    const opened = piece.groups.slice(depth).map((group) => `${group}{`);
    text += "}".repeat(open.length - depth) + opened.join("") + piece.text;
    open = piece.groups;
  }
  return text + "}".repeat(open.length);
}
