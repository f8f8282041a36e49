import type { ReadyAnswer } from "#content/chat-questions.ts";
import type { askWords, chatLog, deskWords } from "#content/generated/chat-answers.ts";
import type { chat } from "#content/generated/chat.ts";
import type { conversation } from "#content/generated/conversation.ts";

/** The words of the chat panel, which every page passes to its island. */
export interface ChatWords {
  readonly panel: typeof chat;
  readonly log: typeof chatLog;
  readonly questions: readonly ReadyAnswer[];
  readonly ask: typeof askWords;
  readonly desk: typeof deskWords;
  readonly conversation: typeof conversation;
  readonly noScripts: string;
}
