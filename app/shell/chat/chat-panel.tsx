import { Island } from "#app/browser/island.tsx";
import { chatQuestions } from "#content/chat-questions.ts";
import { askWords, chatLog, deskWords } from "#content/generated/chat-answers.ts";
import { chat } from "#content/generated/chat.ts";
import { conversation } from "#content/generated/conversation.ts";
import { noScripts } from "#content/generated/layout.ts";
import Chat from "./chat.island.tsx";
import type { ChatWords } from "./chat-words.ts";

const words: ChatWords = {
  panel: chat,
  log: chatLog,
  questions: chatQuestions,
  ask: askWords,
  desk: deskWords,
  conversation,
  noScripts: noScripts.chat,
};

/** The chat panel of every page. It opens natively. */
export function ChatPanel() {
  return <Island name="chat" part={Chat} props={{ words }} now={["chat"]} />;
}
