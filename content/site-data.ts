import { topicPaths } from "./answers.ts";
import { articlePath, articles, articlesPath } from "./articles.ts";
import { newsletterPaths } from "./newsletter.ts";
import { hasTimes, type PlannedTimes } from "./planned-times.ts";
import { type SearchDocument, searchDocuments } from "./search-data.ts";
import { site } from "./site.ts";
import { templatePath, templates } from "./templates.ts";
import { changes } from "#words/changelog.ts";
import { language } from "#words/language.ts";
import { languages } from "#words/layout.ts";
import { articles as articlesWords } from "#words/pages/articles.ts";
import { siteWords } from "#words/site.ts";

/** An article of a language, as a feed announces it. */
interface FeedEntry extends PlannedTimes {
  readonly path: string;
  /** The path that it had at first: feed readers know it by that. */
  readonly idPath: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** ISO days. */
  readonly published: string;
  readonly changed: string;
}

/** What the server, which has no words of pages, has to know of a language: for the feeds, the search and the lists for crawlers. */
export interface SiteData {
  /** A language tag. */
  readonly language: string;
  /** The pages whose routes have a parameter and that are known before a request. */
  readonly parameterPages: readonly (PlannedTimes & { readonly path: string })[];
  /** The ISO days of the last change that a page itself states, by its path. Of other pages none is known. */
  readonly lastChanges: Readonly<Record<string, string>>;
  readonly description: string;
  /** What offers a page in the language, and declines. */
  readonly offer: Readonly<Record<"offer" | "dismiss", string>>;
  readonly feed: {
    readonly path: string;
    readonly title: string;
    readonly description: string;
    readonly copyright: string;
    /** The newest first. */
    readonly entries: readonly FeedEntry[];
  };
  /** What a search finds of the pages with planned times. */
  readonly plannedDocuments: readonly SearchDocument[];
  /** Texts that pages show in English, because the language lacks them. */
  readonly english: readonly string[];
  /** Paths of pages of whose texts too few are translated. */
  readonly unlisted: readonly string[];
}

const timesOf = ({ from, until }: PlannedTimes): PlannedTimes => ({
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
});

/** What scripts/words/collected.ts writes for the server. */
export function siteData({ english, unlisted }: Pick<SiteData, "english" | "unlisted">): SiteData {
  const entries = articles.map((article) => ({
    path: articlePath(article),
    idPath: articlePath({ slug: article.id }),
    title: article.title,
    description: article.description,
    author: article.author,
    published: article.date,
    changed: article.updated ?? article.date,
    ...timesOf(article),
  }));
  return {
    language: language.code,
    parameterPages: [
      ...entries.map((entry) => ({ path: entry.path, ...timesOf(entry) })),
      ...templates.map((template) => ({ path: templatePath(template), ...timesOf(template) })),
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
  };
}
