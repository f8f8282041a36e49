import { formatDay } from "#content/dates.ts";
import { articles as words } from "#content/generated/pages/articles.ts";
import type { Article } from "#content/articles.ts";

/** When an article appeared, how long it takes, and what it is about. */
export function ArticleMeta({ article, className }: { article: Article; className?: string }) {
  const { date, updated, topic, minutes, draft } = article;
  return (
    <p className={className}>
      {draft && <b>{words.draft} · </b>}
      {words.topics[topic]} · <time dateTime={date}>{formatDay(new Date(date))}</time> · {words.minutes(minutes)}
      {updated && (
        <>
          {" · "}
          <time dateTime={updated}>{words.updated(formatDay(new Date(updated)))}</time>
        </>
      )}
    </p>
  );
}
