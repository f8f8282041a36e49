import { numberFormat as format, pluralCategory as category } from "#words/number-rules.ts";
import { formatMessage, type MessageData, type MessageValue } from "./format-message.ts";

const rules = { format, category };

// Lets a bundler drop unused messages.
/* @__NO_SIDE_EFFECTS__ */
export function message<Values extends MessageValue | Readonly<Record<string, MessageValue>>>(
  data: MessageData,
): (values: Values) => string {
  return (values) => formatMessage(data, values, rules);
}
