import { formatDay, formatDayAndMonth } from "../dates.ts";
import { formatCount, pluralWord } from "../format.ts";
import { lists } from "../layout.ts";
import { site } from "../site.ts";

function postcards(count: number): string {
  return `${formatCount(count)} ${pluralWord(count, { one: "case study", other: "case studies" })}`;
}

export const caseStudiesPage = {
  title: "Case Studies",
  description: "Case studies of small businesses: who they are, what they sent, and what came back.",
  heading: "Stories from small businesses.",
  lead: "What came back stands first. What was sent, and why, is behind it.",
  postmark: { top: "By air mail", bottom: site.name },
  listLabel: "Case studies",
  sampleNote: "Sample stories: the businesses, people and figures are invented.",
  states: lists.caseStudies,
  finder: {
    label: "Find a case study",
    search: "Search the case studies",
    placeholder: "A name, a city, a trade",
    trade: "Trade",
    everyTrade: "All trades",
  },
  /** Told in the status line while the visitor searches. */
  shown: (count: number, total: number): string =>
    count === total ? postcards(total) : `${formatCount(count)} of ${postcards(total)}`,
  noMatch: {
    title: "No case study matches.",
    text: "Try a shorter word or another trade.",
    clear: "Clear the search",
  },
  more: (next: number, left: number): string => `Show ${formatCount(next)} more of ${formatCount(left)}`,
  /** While more may be found than was looked through so far; `total` is null where it is not known. */
  shownSoFar: (count: number, total: number | null): string =>
    total === null ? `More than ${postcards(count)}` : `${formatCount(count)} or more of ${postcards(total)}`,
  moreUnknown: "Show more",
  lookFurther: {
    title: "None so far.",
    text: "The search has not looked at every case study yet.",
    action: "Look further",
  },
  pageTitle: (page: number): string => `Case Studies, page ${formatCount(page)}`,
  /** Opens and closes the columns that a card does not show at once. */
  story: { open: "Read the story", close: "Close the story" },
  /** The table's columns, as a reader would name them. */
  columns: {
    industryType: "Trade",
    companyIntroduction: "The business",
    brandPosition: "What it stands for",
    collaboration: "What we did together",
    marketingStrategy: "How it was sent",
    moreResults: "What else came back",
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
