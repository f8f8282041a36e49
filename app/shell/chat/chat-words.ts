/** Words of the chat panel. On the server alone, which hands them to its island as props. */
import { chatQuestions } from "#content/chat-questions.ts";
import { askWords, chatLog, deskWords } from "#words/chat-answers.ts";
import { chat } from "#words/chat.ts";
import { conversation } from "#words/conversation.ts";
import { noScripts } from "#words/layout.ts";

export const chatWords = {
  panel: chat,
  log: chatLog,
  questions: chatQuestions,
  ask: askWords,
  desk: deskWords,
  conversation,
  noScripts: noScripts.chat,
};
export type ChatWords = typeof chatWords;
