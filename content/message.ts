import { language } from "#words/language.ts";
import { formatCount, whenUsed } from "./format.ts";
import { type MessageData, messageText, type MessageValue, type NumberRules } from "./message-text.ts";

const pluralRules = whenUsed(() => new Intl.PluralRules(language.locale));

/** Those of the build's language. */
const rules: NumberRules = { write: formatCount, category: (count) => pluralRules().select(count) };

/** A message that waits for its values: a single one by itself, or an object of them by name. */
// The annotation lets a bundler leave out the messages that nothing uses.
/* @__NO_SIDE_EFFECTS__ */
export function message<Values extends MessageValue | Readonly<Record<string, MessageValue>>>(
  data: MessageData,
): (values: Values) => string {
  return (values) => messageText(data, values, rules);
}
