import { feedPaths } from "#content/articles.ts";
import { articles as words } from "#content/generated/pages/articles.ts";
import styles from "./feed-links.module.css";

/** Where feed readers find the articles. */
export function FeedLinks() {
  return (
    <section className={`${styles.feeds} wrap`} aria-labelledby="feeds-heading">
      <h2 id="feeds-heading">{words.feedsTitle}</h2>
      <p>{words.feedsText}</p>
      <p>
        <a href={feedPaths.atom}>{words.atom}</a> · <a href={feedPaths.json}>{words.jsonFeed}</a>
      </p>
    </section>
  );
}
