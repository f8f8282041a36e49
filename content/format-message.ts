import { type NumberFormat, writeNumber } from "./number-format.ts";

/** Text, a parameter, or a choice by number, keyed by exact numbers ("=1"), plural categories and "other". */
export type MessagePart =
  | string
  | readonly [name: string]
  | readonly [name: string, options: Readonly<Record<string, MessageData>>];

export type MessageData = readonly MessagePart[];

export type MessageValue = string | number;

export type MessageValues = MessageValue | Readonly<Record<string, MessageValue>>;

/** `category` returns the plural category of a whole number. */
export interface NumberRules {
  readonly format: NumberFormat;
  category(count: number): string;
}

/** @throws TypeError if a value is missing */
export function formatMessage(data: MessageData, values: MessageValues, rules: NumberRules): string {
  return data.map((part) => (typeof part === "string" ? part : textOfParameter(part, values, rules))).join("");
}

function textOfParameter(
  [name, options]: Exclude<MessagePart, string>,
  values: MessageValues,
  rules: NumberRules,
): string {
  const value = typeof values === "object" ? values[name] : values;
  if (value === undefined) throw new TypeError(`A message needs a value for {${name}}.`);
  if (options) return formatMessage(chosenOption(options, Number(value), rules), values, rules);
  return typeof value === "number" ? writeNumber(rules.format, value) : value;
}

function chosenOption(options: Readonly<Record<string, MessageData>>, count: number, rules: NumberRules): MessageData {
  return options[`=${count}`] ?? options[rules.category(count)] ?? options.other ?? [];
}

/** Used by processes that write in several languages. message.ts has only the build's language. */
export const messageIn =
  (rules: NumberRules) =>
  <Values extends MessageValue | Readonly<Record<string, MessageValue>>>(data: MessageData) =>
  (values: Values): string =>
    formatMessage(data, values, rules);
