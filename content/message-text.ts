/**
 * A literal text, the value of a parameter, or a choice by the number in a parameter. The choice's keys are numbers ("=1"), plural
 * categories of the message's language, and "other".
 */
export type MessagePart =
  | string
  | readonly [name: string]
  | readonly [name: string, options: Readonly<Record<string, MessageData>>];

export type MessageData = readonly MessagePart[];

export type MessageValue = string | number;

export type MessageValues = MessageValue | Readonly<Record<string, MessageValue>>;

/** How a language writes a whole number, and the plural category of one. */
export interface NumberRules {
  write(count: number): string;
  category(count: number): string;
}

/** @throws TypeError if a value is missing */
export function messageText(data: MessageData, values: MessageValues, rules: NumberRules): string {
  return data.map((part) => (typeof part === "string" ? part : textOfParameter(part, values, rules))).join("");
}

function textOfParameter(
  [name, options]: Exclude<MessagePart, string>,
  values: MessageValues,
  rules: NumberRules,
): string {
  const value = typeof values === "object" ? values[name] : values;
  if (value === undefined) throw new TypeError(`A message needs a value for {${name}}.`);
  if (options) return messageText(chosenOption(options, Number(value), rules), values, rules);
  return typeof value === "number" ? rules.write(value) : value;
}

function chosenOption(options: Readonly<Record<string, MessageData>>, count: number, rules: NumberRules): MessageData {
  const exact = options[`=${count}`];
  if (exact) return exact;
  // A browser's first use of plural rules takes 50 ms, so the language's rules are read only for options that name its categories.
  const hasCategories = Object.keys(options).some((key) => key !== "other" && !key.startsWith("="));
  return options[hasCategories ? rules.category(count) : "other"] ?? options.other ?? [];
}
