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

interface FeedEntry extends PlannedTimes {
  readonly path: string;
  /** The article's first path, which stays the feed id after a rename. */
  readonly idPath: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** ISO dates. */
  readonly published: string;
  readonly changed: string;
}

/** For feeds, search and lists for crawlers. The server uses this instead of loading page copy. */
export interface SiteData {
  readonly language: string;
  /** Pages of parameterized routes that are known in advance. */
  readonly parameterPages: readonly (PlannedTimes & { readonly path: string })[];
  /** ISO dates of last changes, by path, as stated on the pages. */
  readonly lastChanges: Readonly<Record<string, string>>;
  readonly description: string;
  /** Labels of the buttons that accept and decline a switch to this language. */
  readonly offer: Readonly<Record<"offer" | "dismiss", string>>;
  readonly feed: {
    readonly path: string;
    readonly title: string;
    readonly description: string;
    readonly copyright: string;
    /** Newest first. */
    readonly entries: readonly FeedEntry[];
  };
  readonly plannedDocuments: readonly SearchDocument[];
  /** Texts that lack a translation. */
  readonly english: readonly string[];
  /** Paths of pages with too few translated texts. */
  readonly unlisted: readonly string[];
  readonly socialCards: readonly SocialCard[];
}

const pickTimes = ({ from, until }: PlannedTimes): PlannedTimes => ({
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
});

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
