import type { sheet } from "#words/channels.ts";

/** What a customer and the shop answer may be another message’s. */
export type ChannelPreviewWords = Omit<typeof sheet, "customer" | "shop"> &
  Readonly<Record<"customer" | "shop", string>>;

export const channels = ["email", "sms", "whatsapp", "social", "ads"] as const;
export type Channel = (typeof channels)[number];

/** One message of a shop, as the five channels show it. */
export interface Note {
  readonly sender: string;
  /** The sender as platforms write it: letters and digits only, in lower case. */
  readonly handle: string;
  readonly audience: string;
  readonly message: string;
  /** What a reader is asked to do. */
  readonly action: string;
  /** The picture of the email, 360 by 230, and what it shows; null for a line that is nobody's sample. */
  readonly scene: { readonly src: string; readonly alt: string } | null;
  /** The symbol in the sprite that the ad shows, and the email without a scene. */
  readonly mark: string;
  /** What a customer writes back, and what the shop answers, where not what stands below every sample. */
  readonly customer?: string;
  readonly shop?: string;
}

export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** A message as a letter sets it: the first line or sentence above, the rest below. */
interface MessageParts {
  readonly headline: string;
  readonly body: string;
}

/** A longer first sentence is not a headline. As long as the line that visitors write at home. */
const maxHeadline = 90;

/** Splits a message after its first line or sentence; a long first sentence stays in the body. */
export function splitMessage(message: string): MessageParts {
  const text = message.trim();
  const [, first = "", rest = ""] = /^(.+?[.!?…](?=\s)|[^\n]+)\s*([\s\S]*)$/.exec(text) ?? [];
  const sentence = first.includes("\n") ? "" : first;
  if (sentence === "" || sentence.length > maxHeadline) return { headline: "", body: text };
  return { headline: sentence.replace(/\.$/, ""), body: rest };
}
