import { formatCount, whenUsed } from "./format.ts";
import { site } from "./site.ts";

/**
 * A literal text, the value of a parameter, or a choice by the number in a parameter. The choice's keys are numbers ("=1"), plural
 * categories of the site's language, and "other".
 */
export type MessagePart =
  | string
  | readonly [name: string]
  | readonly [name: string, options: Readonly<Record<string, MessageData>>];

export type MessageData = readonly MessagePart[];

/** A function of the values, with the data that it is made from. */
export type Message<Values> = ((values: Values) => string) & { readonly data: MessageData };

type Value = string | number;

/** A message that waits for its values: a single one by itself, or an object of them by name. */
// The annotation lets a bundler leave out the messages that nothing uses.
/* @__NO_SIDE_EFFECTS__ */
export function message<Values extends Value | Readonly<Record<string, Value>>>(data: MessageData): Message<Values> {
  return Object.assign((values: Values) => textOf(data, values), { data });
}

function textOf(data: MessageData, values: Value | Readonly<Record<string, Value>>): string {
  return data.map((part) => (typeof part === "string" ? part : textOfParameter(part, values))).join("");
}

function textOfParameter(
  [name, options]: Exclude<MessagePart, string>,
  values: Value | Readonly<Record<string, Value>>,
): string {
  const value = typeof values === "object" ? values[name] : values;
  if (value === undefined) throw new TypeError(`A message needs a value for {${name}}.`);
  if (options) return textOf(chosenOption(options, Number(value)), values);
  return typeof value === "number" ? formatCount(value) : value;
}

const pluralRules = whenUsed(() => new Intl.PluralRules(site.locale));

function chosenOption(options: Readonly<Record<string, MessageData>>, count: number): MessageData {
  const exact = options[`=${count}`];
  if (exact) return exact;
  // A browser's first use of plural rules takes 50 ms, so the language's rules are read only for options that name its categories.
  const hasCategories = Object.keys(options).some((key) => key !== "other" && !key.startsWith("="));
  const category = hasCategories ? pluralRules().select(count) : "other";
  return options[category] ?? options.other ?? [];
}

/** The only key of the object that stands for a message in JSON. */
const messageKey = "$m";

/**
 * Plain values and messages as JSON, which `fromJson` reads. What is undefined in an object is left out.
 * @throws TypeError that names the path of what JSON would lose or change
 */
export function toJson(value: unknown): string {
  const paths = new Map<unknown, string>();
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key) {
    // Not the second argument, in which a date is a text already.
    const part = this[key];
    const holder = paths.get(this);
    if (part === undefined && holder !== undefined && !Array.isArray(this)) return undefined;
    const path = holder === undefined ? "value" : `${holder}.${key}`;
    if (!isMessage(part) && !isPlain(part)) throw new TypeError(`${path}: JSON can’t hold this ${typeof part}.`);
    const written = isMessage(part) ? { [messageKey]: part.data } : part;
    paths.set(written, path);
    return written;
  });
}

/** What `toJson` wrote. */
export function fromJson(text: string): unknown {
  return JSON.parse(text, (_key, value) => (value?.[messageKey] ? message(value[messageKey]) : value));
}

// By its shape: server and pages can each have their own copy of this module.
const isMessage = (value: unknown): value is Message<never> =>
  typeof value === "function" && "data" in value && Array.isArray(value.data);

function isPlain(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object") return typeof value === "string" || typeof value === "boolean";
  if (value === null || Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && !Object.hasOwn(value, messageKey);
}
