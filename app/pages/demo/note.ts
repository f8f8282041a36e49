import type { DemoWords } from "./demo-words.ts";
import type { DemoState } from "./use-demo.ts";

/** What every preview shows of the state: whose message it is, and the message or what stands in for it. */
export interface Letter {
  words: DemoWords["table"];
  state: DemoState;
  sender: string;
  message: string;
}

/** What a reader is asked to do. */
export function actionOf({ words, state: { hasOwnWords, shop, goal } }: Letter): string {
  return hasOwnWords ? words.own.action : shop.notes[goal].action;
}

/** The sender as platforms write it: letters and digits only, in lower case. */
export function handleOf({ words, state: { shop }, sender }: Letter): string {
  return sender === shop.name ? shop.handle : plainName(sender) || plainName(words.own.sender);
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** A message as a letter sets it: the first line or sentence above, the rest below. */
interface Note {
  readonly headline: string;
  readonly body: string;
}

/** A longer first sentence is not a headline. */
const longestHeadline = 70;

/** Splits a message after its first line or sentence; a long first sentence stays in the body. */
export function splitNote(message: string): Note {
  const text = message.trim();
  const [, first = "", rest = ""] = /^(.+?[.!?…](?=\s)|[^\n]+)\s*([\s\S]*)$/.exec(text) ?? [];
  const sentence = first.includes("\n") ? "" : first;
  if (sentence === "" || sentence.length > longestHeadline) return { headline: "", body: text };
  return { headline: sentence.replace(/\.$/, ""), body: rest };
}
