import { formatDay } from "#content/dates.ts";
import { articles as words } from "#words/pages/articles.ts";
import type { Article } from "#content/article-types.ts";

interface ArticleMetaProps {
  article: Article;
  author?: string;
}

export function ArticleMeta({ article, author }: ArticleMetaProps) {
  const { date, updated, topic, minutes, draft } = article;
  return (
    <p className="small soft">
      {draft && <b>{words.draft} · </b>}
      {words.topics[topic]}&nbsp;· <time dateTime={date}>{formatDay(new Date(date))}</time>&nbsp;·{" "}
      {words.minutes(minutes)}
      {updated && (
        <>
          &nbsp;· <time dateTime={updated}>{words.updated(formatDay(new Date(updated)))}</time>
        </>
      )}
      {author && `\u00a0· ${author}`}
    </p>
  );
}
