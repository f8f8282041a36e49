import { type CssNode, type Declaration, parse, walk } from "css-tree";
import { isKnown, keysIn } from "./catalog.ts";

/** Functions and units are in groups of their own, so they are found by the last part of their key: `css.types.color.light-dark`. */
const types = new Map<string, string[]>();
for (const { key, names } of keysIn("css.types")) {
  const name = names.at(-1) ?? "";
  types.set(name, [...(types.get(name) ?? []), key]);
}

/**
 * The keys of browser-compat-data that a sheet uses: properties with their keywords, functions, units, selectors, at-rules with
 * their descriptors and media features. A feature without a name of its own, such as `align-content` in a block, is not found.
 */
export function styleFeatures(css: string): Set<string> {
  const found = new Set<string>();
  walk(parse(css, { parseCustomProperty: true }), function visit(node) {
    for (const key of keysOf(node, this.declaration, this.atrule?.name)) if (isKnown(key)) found.add(key);
  });
  return found;
}

function keysOf(node: CssNode, declaration: Declaration | null, atRule: string | undefined): string[] {
  switch (node.type) {
    case "Declaration": {
      const descriptor = atRule ? [`css.at-rules.${atRule}.${node.property}`] : [];
      return [`css.properties.${node.property}`, ...descriptor];
    }
    case "Identifier":
      return declaration ? keywordKeys(declaration.property, node.name) : [];
    case "Function": {
      const [first] = node.children;
      const isRelative = first?.type === "Identifier" && first.name === "from";
      const isMixed = first?.type === "Identifier" && first.name === "in" && node.name.endsWith("-gradient");
      const keys = types.get(node.name) ?? [];
      return [
        ...keys,
        ...(declaration ? [`css.properties.${declaration.property}.${node.name}_function`] : []),
        ...(isRelative ? keys.map((key) => `${key}.relative_syntax`) : []),
        ...(isMixed ? keys.map((key) => `${key}.interpolation_color_space`) : []),
      ];
    }
    case "Dimension":
      return types.get(node.unit) ?? [];
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return [`css.selectors.${node.name}`];
    case "NestingSelector":
      return ["css.selectors.nesting"];
    case "Atrule":
      return [`css.at-rules.${node.name}`];
    case "Feature":
    case "FeatureFunction":
      return featureKeys(node.kind, node);
    case "FeatureRange":
      return [`css.at-rules.${node.kind}.range_syntax`];
    default:
      return [];
  }
}

function keywordKeys(property: string, keyword: string): string[] {
  const keys = [`css.properties.${property}.${keyword}`];
  if (keyword === "allow-discrete") keys.push("css.properties.transition-behavior");
  return keys;
}

function featureKeys(
  kind: string,
  node: { type: "Feature"; name: string; value: CssNode | null } | { type: "FeatureFunction"; feature: string },
): string[] {
  if (node.type === "FeatureFunction") {
    return [
      node.feature === "style"
        ? "css.at-rules.container.style_queries_for_custom_properties"
        : `css.at-rules.${kind}.${node.feature}_queries`,
    ];
  }
  const value = node.value?.type === "Identifier" ? [`css.at-rules.${kind}.${node.name}.${node.value.name}`] : [];
  return [`css.at-rules.${kind}.${node.name}`, ...value];
}
