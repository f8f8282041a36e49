import { articlePath, articles, articlesPath } from "#content/articles.ts";
import type { resources } from "#content/generated/pages/resources.ts";
import styles from "./blog.module.css";

interface BlogProps {
  id: string;
  title: string;
  masthead: string;
  /** Labels of the links to one article and to all. */
  read: string;
  all: string;
  posts: typeof resources.blog.posts;
}

/** A front page: the masthead and the beginnings of three articles. */
export function Blog({ id, title, masthead, read, all, posts }: BlogProps) {
  return (
    <section className={`${styles.blog} section`} id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className={styles.masthead}>
          <h2 id={`${id}-heading`}>{title}</h2>
          <p>{masthead}</p>
          <a href={articlesPath}>{all}</a>
        </div>
        <div className={styles.columns}>
          {posts.map((post) => (
            <Beginning key={post.id} {...post} read={read} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** @throws Error if there is no such article */
function Beginning({ id, article: slug, read }: (typeof resources.blog.posts)[number] & { read: string }) {
  const article = articles.find((candidate) => candidate.slug === slug);
  if (!article) throw new Error(`There is no article ${slug}.`);
  return (
    <article id={id} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{article.title}</h3>
      <p>{article.description}</p>
      <p>
        <a href={articlePath(article)} aria-describedby={`${id}-heading`}>
          {read}
        </a>
      </p>
    </article>
  );
}
