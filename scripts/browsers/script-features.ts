import { type ESTree, parseSync, Visitor } from "vite";
import { isKnown, isSupported, keysIn, newerFeature } from "./catalog.ts";
import { markupKeys } from "./markup-features.ts";

/**
 * Names of two words or more that no older member has: `startViewTransition`, but not `map`, which arrays had before iterators,
 * nor `lines`, which is too common a name. New methods of sets count even with one word: scripts are the most likely to use them.
 */
const newerMembers = membersNobodyHadBefore();
const newerEvents = eventsNobodyHadBefore();

/** Global objects whose members belong to these interfaces. */
const interfaceOf: Readonly<Record<string, string>> = {
  window: "Window",
  self: "Window",
  globalThis: "Window",
  document: "Document",
  navigator: "Navigator",
  performance: "Performance",
  history: "History",
  location: "Location",
  screen: "Screen",
};

const iteratorMakers = new Set(["keys", "values", "entries", "matchAll"]);

/**
 * The keys of browser-compat-data that a script uses: globals, members, events, syntax, and attributes of elements that it creates
 * through React. Types are not resolved: a member is recognized by the name of its object, or by a name that no older interface has.
 */
export function scriptFeatures(file: string, source: string): Set<string> {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} can't be parsed: ${errors[0].message}`);
  const ownNames = declaredNames(program);
  const found = new Set<string>();
  const add = (...keys: string[]): void => {
    for (const key of keys) if (isKnown(key)) found.add(key);
  };
  const addMember = (object: ESTree.Node | null, name: string): void => {
    const exact = object?.type === "Identifier" && !ownNames.has(object.name) ? staticKeys(object.name, name) : [];
    const known = exact.filter(isKnown);
    add(...(known.length > 0 ? known : [newerMembers.get(name) ?? ""]));
    if (object && makesIterator(object)) add(`javascript.builtins.Iterator.${name}`);
  };
  /** Identifiers that name a member or a property. */
  const keys = new Set<ESTree.Node>();
  const noteKey = ({ key, computed }: { key: ESTree.Node; computed: boolean }): void => {
    if (!computed) keys.add(key);
  };
  const visitor = new Visitor({
    Identifier(node) {
      if (!keys.has(node) && !ownNames.has(node.name)) add(...staticKeys("window", node.name));
    },
    Property: noteKey,
    PropertyDefinition: noteKey,
    MethodDefinition: noteKey,
    TSPropertySignature: noteKey,
    TSMethodSignature: noteKey,
    MemberExpression({ object, property, computed }) {
      if (!computed) keys.add(property);
      const name = computed ? literal(property) : property.type === "Identifier" ? property.name : undefined;
      if (name !== undefined) addMember(object, name);
    },
    BinaryExpression({ operator, left, right }) {
      const name = operator === "in" ? literal(left) : undefined;
      if (name !== undefined) addMember(right, name);
    },
    ObjectPattern({ properties }) {
      for (const property of properties) {
        if (property.type === "Property" && property.key.type === "Identifier") addMember(null, property.key.name);
      }
    },
    CallExpression({ callee, arguments: given }) {
      const [first, second] = given;
      const name = first && literal(first);
      if (name === undefined) return;
      if (callee.type === "MemberExpression" && callee.property.type === "Identifier") {
        if (/^(add|remove)EventListener$/.test(callee.property.name)) add(newerEvents.get(name) ?? "");
        if (/^(set|toggle|get|has|remove)Attribute$/.test(callee.property.name)) add(`html.global_attributes.${name}`);
        if (callee.property.name === "createElement") add(...markupKeys(name, []));
      }
      if (second?.type === "ObjectExpression") add(...markupKeys(name, attributesOf(second)));
    },
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== "JSXIdentifier") return;
      const pairs = attributes.flatMap((attribute): [string, string | undefined][] =>
        attribute.type === "JSXAttribute" && attribute.name.type === "JSXIdentifier"
          ? [[attribute.name.name, attribute.value ? literal(attribute.value) : undefined]]
          : [],
      );
      add(...markupKeys(name.name, pairs));
    },
    VariableDeclaration({ kind }) {
      if (kind === "using") add("javascript.statements.using");
      if (kind === "await using") add("javascript.statements.await_using");
    },
    ImportDeclaration({ attributes }) {
      if (attributes.length > 0) add("javascript.statements.import.import_attributes");
    },
    Literal(node) {
      if (!("regex" in node) || !node.regex) return;
      if (/\(\?[ims-]+:/.test(node.regex.pattern)) add("javascript.regular_expressions.modifier");
      const groups = [...node.regex.pattern.matchAll(/\(\?<([^=!][^>]*)>/g)].map(([, group]) => group);
      if (new Set(groups).size < groups.length) {
        add("javascript.regular_expressions.named_capturing_group.duplicate_named_capturing_groups");
      }
    },
  });
  visitor.visit(program);
  return found;
}

function membersNobodyHadBefore(): ReadonlyMap<string, string> {
  const members = keysByName(
    [...keysIn("api"), ...keysIn("javascript.builtins")].flatMap((key) => {
      const name = key.names.at(-1)?.replace(/_static$/, "") ?? "";
      return [{ key: key.key, name }];
    }),
  );
  const isTelling = (name: string, key: string): boolean =>
    /[a-z][A-Z]/.test(name) || key.startsWith("javascript.builtins.Set.");
  // Properties of styles are members, too.
  const isStyle = (name: string): boolean =>
    isSupported(`css.properties.${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  return new Map([...members].filter(([name, key]) => isTelling(name, key) && !isStyle(name)));
}

function eventsNobodyHadBefore(): ReadonlyMap<string, string> {
  return keysByName(
    keysIn("api").flatMap(({ key, names }) => {
      const name = names.length === 2 ? names[1] : undefined;
      return name?.endsWith("_event") ? [{ key, name: name.slice(0, -"_event".length) }] : [];
    }),
  );
}

/** The first key of each name whose keys are all newer than the supported browsers. */
function keysByName(keys: readonly { key: string; name: string }[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { key, name } of keys) if (!found.has(name)) found.set(name, key);
  for (const { key, name } of keys) if (!newerFeature(key)) found.delete(name);
  return found;
}

function staticKeys(object: string, member: string): string[] {
  const owner = Object.hasOwn(interfaceOf, object) ? (interfaceOf[object] ?? object) : object;
  const owners = [`api.${owner}`, `javascript.builtins.${owner}`];
  const keys = owners.flatMap((start) => [`${start}.${member}`, `${start}.${member}_static`]);
  return owner === "Window" ? [...keys, `api.${member}`, `javascript.builtins.${member}`] : keys;
}

/** `map.keys()` and similar calls return an iterator, `Object.keys(map)` returns an array. */
function makesIterator(node: ESTree.Node): boolean {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const { object, property } = node.callee;
  const isOfObject = object.type === "Identifier" && object.name === "Object";
  return property.type === "Identifier" && iteratorMakers.has(property.name) && !isOfObject;
}

function literal(node: ESTree.Node): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral" && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

function attributesOf(node: ESTree.ObjectExpression): [string, string | undefined][] {
  return node.properties.flatMap((property): [string, string | undefined][] => {
    if (property.type !== "Property" || property.computed) return [];
    const name = property.key.type === "Identifier" ? property.key.name : literal(property.key);
    return name === undefined ? [] : [[name, literal(property.value)]];
  });
}

/** Every name that a script declares or imports somewhere: such a name is not the browser's. */
function declaredNames(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>();
  const bind = (pattern: ESTree.Node | null): void => {
    if (pattern?.type === "Identifier") names.add(pattern.name);
    if (pattern?.type === "AssignmentPattern") bind(pattern.left);
    if (pattern?.type === "RestElement") bind(pattern.argument);
    if (pattern?.type === "ArrayPattern") for (const element of pattern.elements) bind(element);
    if (pattern?.type === "ObjectPattern") {
      for (const property of pattern.properties) bind(property.type === "Property" ? property.value : property);
    }
  };
  const bindFunction = ({ id, params }: ESTree.Function): void => {
    bind(id);
    for (const parameter of params) bind(parameter);
  };
  const visitor = new Visitor({
    VariableDeclarator: ({ id }) => bind(id),
    FunctionDeclaration: bindFunction,
    FunctionExpression: bindFunction,
    ArrowFunctionExpression: ({ params }) => params.forEach(bind),
    ClassDeclaration: ({ id }) => bind(id),
    CatchClause: ({ param }) => bind(param),
    ImportSpecifier: ({ local }) => bind(local),
    ImportDefaultSpecifier: ({ local }) => bind(local),
    ImportNamespaceSpecifier: ({ local }) => bind(local),
  });
  visitor.visit(program);
  return names;
}
