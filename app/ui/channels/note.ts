import type { sheet } from "#words/channels.ts";

/** Omits the customer's and the shop's replies, which may belong to another message. */
export type ChannelPreviewWords = Omit<typeof sheet, "customer" | "shop"> &
  Readonly<Record<"customer" | "shop", string>>;

export const channels = ["email", "sms", "whatsapp", "social", "ads"] as const;
export type Channel = (typeof channels)[number];

export interface Note {
  readonly sender: string;
  readonly handle: string;
  readonly audience: string;
  readonly message: string;
  readonly action: string;
  /** Drawing of 360 by 230, or null for a visitor's text. */
  readonly scene: { readonly src: string; readonly alt: string } | null;
  /** Sprite symbol for ads that don't show the scene, and for emails without one. */
  readonly mark?: string;
  readonly customer?: string;
  readonly shop?: string;
}

export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

interface MessageParts {
  readonly headline: string;
  readonly body: string;
}

/** Longer first sentences are not headlines. The home page has the same limit for the visitor's text. */
const maxHeadline = 90;

/** Splits after the first line or sentence. A long first sentence stays in the body. */
export function splitMessage(message: string): MessageParts {
  const text = message.trim();
  const [, first = "", rest = ""] = /^(.+?[.!?…](?=\s)|[^\n]+)\s*([\s\S]*)$/.exec(text) ?? [];
  const sentence = first.includes("\n") ? "" : first;
  if (sentence === "" || sentence.length > maxHeadline) return { headline: "", body: text };
  return { headline: sentence.replace(/\.$/, ""), body: rest };
}
