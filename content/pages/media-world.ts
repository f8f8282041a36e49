import { formatCount, pluralWord } from "../format.ts";
import { type PlatformCategory, platforms } from "../platforms.ts";
import type { InkKey } from "../service-names.ts";

export interface CategoryLeaf {
  readonly name: string;
  readonly line: string;
  readonly ink: InkKey;
}

export const mediaWorld = {
  title: "Media World",
  description: `${formatCount(platforms.length)} platforms where customers can find your business, in seven categories from social media to marketplaces, each with a link.`,
  heading: `${formatCount(platforms.length)} places to be seen.`,
  lead: "Platforms where customers can find you, collected like stamps in seven categories. Each link opens the platform’s own site.",
  albumLabel: "Platforms",
  search: { label: "Search the platforms", placeholder: "Find a platform" },
  filters: { label: "Filter by category", all: "All" },
  shown: (count: number): string => `${formatCount(count)} shown`,
  stamps: (count: number): string =>
    `${formatCount(count)} ${pluralWord(count, { one: "platform", other: "platforms" })}`,
  none: { title: "No platform matches.", text: "Try another name, or clear the search.", clear: "Clear the search" },
  disclaimer: "Names belong to their owners. A stamp here is a link, not a partnership.",
} as const;

/** What each leaf of the album says above its stamps. */
export const categoryLeaves: Readonly<Record<PlatformCategory, CategoryLeaf>> = {
  "social-media": { name: "Social media", line: "Where people pass the time", ink: "social" },
  "professional-networks": {
    name: "Professional networks",
    line: "Where people look for work, or for you",
    ink: "bizmail",
  },
  "review-platforms": { name: "Review platforms", line: "Where people check before they buy", ink: "ads" },
  "content-platforms": {
    name: "Content platforms",
    line: "Where people watch, listen and read",
    ink: "email",
  },
  messaging: { name: "Messaging", line: "Where people talk back", ink: "whatsapp" },
  marketplaces: { name: "Marketplaces", line: "Where people buy", ink: "sms" },
  "creative-platforms": {
    name: "Creative platforms",
    line: "Where people show what they made",
    ink: "kol",
  },
};
