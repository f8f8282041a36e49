import { language } from "#words/language.ts";
import { formatCount, whenUsed } from "./format.ts";
import { type MessageData, messageText, type MessageValue, type NumberRules } from "./message-text.ts";

/** A function of the values, with the data that it is made from. */
export type Message<Values> = ((values: Values) => string) & { readonly data: MessageData };

const pluralRules = whenUsed(() => new Intl.PluralRules(language.locale));

/** Those of the build's language. */
const rules: NumberRules = { write: formatCount, category: (count) => pluralRules().select(count) };

/** A message that waits for its values: a single one by itself, or an object of them by name. */
// The annotation lets a bundler leave out the messages that nothing uses.
/* @__NO_SIDE_EFFECTS__ */
export function message<Values extends MessageValue | Readonly<Record<string, MessageValue>>>(
  data: MessageData,
): Message<Values> {
  return Object.assign((values: Values) => messageText(data, values, rules), { data });
}

/** The only key of the object that stands for a message in JSON. */
export const messageKey = "$m";

/** What `toJson` wrote (write-json.ts). */
export function fromJson(text: string): unknown {
  return JSON.parse(text, (_key, value) => (value?.[messageKey] ? message(value[messageKey]) : value));
}
