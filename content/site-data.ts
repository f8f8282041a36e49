import { topicPaths } from "./answers.ts";
import { articlePath, articles, articlesPath } from "./articles.ts";
import { newsletterPaths } from "./newsletter.ts";
import { hasTimes, type PlannedTimes } from "./planned-times.ts";
import { type SearchDocument, searchDocuments } from "./search-data.ts";
import { site } from "./brand/site.ts";
import { type SocialCard, socialCards } from "./social-cards.ts";
import { templatePath, templates } from "./templates.ts";
import { changes } from "#words/changelog.ts";
import { language } from "#words/language.ts";
import { languages } from "#words/layout.ts";
import { articles as articlesWords } from "#words/pages/articles.ts";
import { siteWords } from "#words/site.ts";

/** An article as a feed announces it. */
interface FeedEntry extends PlannedTimes {
  readonly path: string;
  /** The first path, which feed readers use as the id. */
  readonly idPath: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** ISO days. */
  readonly published: string;
  readonly changed: string;
}

/** For the server, which has no page copy: feeds, search and lists for crawlers. */
export interface SiteData {
  /** A language tag. */
  readonly language: string;
  /** Pages of routes with a parameter that are known before a request. */
  readonly parameterPages: readonly (PlannedTimes & { readonly path: string })[];
  /** ISO days of last changes stated by pages themselves, by path. */
  readonly lastChanges: Readonly<Record<string, string>>;
  readonly description: string;
  /** Copy of the button that opens a page in the language, and of the one that declines. */
  readonly offer: Readonly<Record<"offer" | "dismiss", string>>;
  readonly feed: {
    readonly path: string;
    readonly title: string;
    readonly description: string;
    readonly copyright: string;
    /** Newest first. */
    readonly entries: readonly FeedEntry[];
  };
  /** Search documents of pages with planned times. */
  readonly plannedDocuments: readonly SearchDocument[];
  /** Texts shown in English, because the language lacks them. */
  readonly english: readonly string[];
  /** Paths of pages with too few translated texts. */
  readonly unlisted: readonly string[];
  readonly socialCards: readonly SocialCard[];
}

const pickTimes = ({ from, until }: PlannedTimes): PlannedTimes => ({
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
});

/** Written by scripts/words/collected.ts for the server. */
export function siteData({ english, unlisted }: Pick<SiteData, "english" | "unlisted">): SiteData {
  const entries = articles.map((article) => ({
    path: articlePath(article),
    idPath: articlePath({ slug: article.id }),
    title: article.title,
    description: article.description,
    author: article.author,
    published: article.date,
    changed: article.updated ?? article.date,
    ...pickTimes(article),
  }));
  return {
    language: language.code,
    parameterPages: [
      ...entries.map((entry) => ({ path: entry.path, ...pickTimes(entry) })),
      ...templates.map((template) => ({ path: templatePath(template), ...pickTimes(template) })),
      ...[...topicPaths, ...newsletterPaths].map((path) => ({ path })),
    ],
    lastChanges: Object.fromEntries([
      ...entries.map(({ path, changed }) => [path, changed]),
      ...changes.slice(0, 1).map(({ date }) => ["/changelog", date]),
    ]),
    description: siteWords.description,
    offer: { offer: languages.offer, dismiss: languages.dismiss },
    feed: {
      path: articlesPath,
      title: `${articlesWords.title} · ${site.name}`,
      description: articlesWords.description,
      copyright: siteWords.copyright,
      entries,
    },
    plannedDocuments: searchDocuments.filter(hasTimes),
    english,
    unlisted,
    socialCards,
  };
}
