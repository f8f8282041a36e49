import { formatDay, formatDayAndMonth } from "../dates.ts";
import { formatCount, pluralWord } from "../format.ts";
import { lists } from "../layout.ts";
import { site } from "../site.ts";

function postcards(count: number): string {
  return `${formatCount(count)} ${pluralWord(count, { one: "postcard", other: "postcards" })}`;
}

export const caseStudiesPage = {
  title: "Case studies",
  description: "Postcards from small businesses: who they are, what they sent, and what came back.",
  heading: "Postcards from customers",
  lead: "Who they are, what they sent and what came back. Each card is one business, told in its own order.",
  postmark: { top: "By air mail", bottom: site.name, middle: ["Case", "studies"] },
  listLabel: "Case studies",
  sampleNote: "The businesses are invented samples.",
  states: lists.caseStudies,
  finder: {
    label: "Find a postcard",
    search: "Search the postcards",
    placeholder: "A name, a town, a trade",
    trade: "Trade",
    everyTrade: "Every trade",
  },
  /** Told in the status line while the visitor searches. */
  shown: (count: number, total: number): string =>
    count === total ? postcards(total) : `${formatCount(count)} of ${postcards(total)}`,
  noMatch: {
    title: "No card by that description.",
    text: "Try a shorter word or another trade.",
    clear: "Clear the search",
  },
  more: (next: number, left: number): string => `Show ${formatCount(next)} more of ${formatCount(left)}`,
  /** While more may be found than was looked through so far; `total` is null where it is not known. */
  shownSoFar: (count: number, total: number | null): string =>
    total === null ? `More than ${postcards(count)}` : `${formatCount(count)} or more of ${postcards(total)}`,
  moreUnknown: "Show more",
  lookFurther: { title: "None so far.", text: "The search has not looked at every card yet.", action: "Look further" },
  pageTitle: (page: number): string => `Case studies, page ${formatCount(page)}`,
  /** The table's columns, as a reader would name them. */
  columns: {
    industryType: "Trade",
    companyIntroduction: "The business",
    brandPosition: "What it stands for",
    collaboration: "What we did together",
    marketingStrategy: "How it was sent",
    keyResults: "What came back",
    projectLink: (brandName: string): string => `See the project of ${brandName}`,
    projectLinkShort: "See the project",
    createdAt: "Posted",
  },
  /** A day in words, or nothing where the table holds no readable date. */
  day: (isoDate: string): string => formatDay(new Date(isoDate)),
  /** The two lines in the middle of a postmark. */
  postmarkDay: (isoDate: string): [string, string] => {
    const date = new Date(isoDate);
    return [formatDayAndMonth(date), String(date.getUTCFullYear())];
  },
} as const;
