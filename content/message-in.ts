import { type MessageData, messageText, type MessageValue, type NumberRules } from "./message-text.ts";

/**
 * Makes messages of one language, for a process that writes in several: these carry their own locale, where those of message.ts have the
 * build's.
 */
export function messageIn(locale: string) {
  let made: { numbers: Intl.NumberFormat; plurals: Intl.PluralRules } | undefined;
  const formats = () => (made ??= { numbers: new Intl.NumberFormat(locale), plurals: new Intl.PluralRules(locale) });
  const rules: NumberRules = {
    write: (count) => formats().numbers.format(count),
    category: (count) => formats().plurals.select(count),
  };
  return <Values extends MessageValue | Readonly<Record<string, MessageValue>>>(data: MessageData) =>
    (values: Values): string =>
      messageText(data, values, rules);
}
