import { type MessageData, messageText, type MessageValue, type NumberRules } from "./message-text.ts";

/**
 * Makes messages of one language, for a process that writes in several: these have the rules of their own language, where those of message.ts
 * have the build's.
 */
export const messageIn =
  (rules: NumberRules) =>
  <Values extends MessageValue | Readonly<Record<string, MessageValue>>>(data: MessageData) =>
  (values: Values): string =>
    messageText(data, values, rules);
