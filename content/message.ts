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
export const messageKey = "$m";

/** What `toJson` wrote (write-json.ts). */
export function fromJson(text: string): unknown {
  return JSON.parse(text, (_key, value) => (value?.[messageKey] ? message(value[messageKey]) : value));
}
