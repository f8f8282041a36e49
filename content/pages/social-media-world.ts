import { formatCount, pluralWord } from "../format.ts";
import { lists } from "../layout.ts";

function places(count: number): string {
  return `${formatCount(count)} ${pluralWord(count, { one: "platform", other: "platforms" })}`;
}

export const socialMediaWorldPage = {
  title: "Social Media World",
  description:
    "An A to Z of social networks, marketplaces and other platforms where your customers are, each with a link.",
  heading: "Social platforms, A to Z.",
  lead: "Social networks, marketplaces, review sites and more. Each name opens the platform’s own site.",
  listLabel: "Directory",
  states: lists.platforms,
  search: { label: "Search the directory", placeholder: "Find a name" },
  letters: {
    label: "Letters",
    /** Names that start with a figure or a sign stand under this heading. */
    figures: "0–9",
    /** Letters of other scripts, which stand after Z. */
    others: "Other",
  },
  count: places,
  /** Told in the status line while the visitor searches. */
  shown: (count: number, total: number): string =>
    count === total ? places(total) : `${formatCount(count)} of ${places(total)}`,
  noMatch: {
    title: "No platform matches.",
    text: "No platform has that in its name. Try fewer letters.",
    clear: "Clear the search",
  },
  /** While more may be found than was read so far; `total` is null where it is not known. */
  shownSoFar: (count: number, total: number | null): string =>
    total === null ? `More than ${places(count)}` : `${formatCount(count)} or more of ${places(total)}`,
  /** Under a letter of which not every name was read yet. */
  moreHere: (next: number, heading: string): string => `Show ${formatCount(next)} more under ${heading}`,
  moreNames: (next: number, left: number): string => `Show ${formatCount(next)} more names of ${formatCount(left)}`,
  moreUnknown: "Show more names",
  lookFurther: { title: "None so far.", text: "The search has not looked at every name yet." },
  /** The title of a further part; `letter` is in upper case, or empty. */
  partTitle: (letter: string, page: number): string =>
    ["Social Media World", letter && `from ${letter}`, page > 1 && `page ${formatCount(page)}`]
      .filter(Boolean)
      .join(", "),
  more: (next: number, left: number, heading: string): string =>
    `Show ${formatCount(next)} more of ${formatCount(left)} under ${heading}`,
  ownership: "Names belong to their owners. Listing one claims no partnership.",
} as const;
