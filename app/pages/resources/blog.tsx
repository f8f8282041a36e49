import { Blocks } from "#app/ui/prose/blocks.tsx";
import type { Post } from "#content/pages/resources.ts";
import styles from "./blog.module.css";

interface BlogProps {
  id: string;
  title: string;
  masthead: string;
  posts: readonly Post[];
  newTab: string;
}

/** A front page: the masthead, a lead story and two columns, each with its whole text. */
export function Blog({ id, title, masthead, posts, newTab }: BlogProps) {
  return (
    <section className={`${styles.blog} section`} id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className={styles.masthead}>
          <h2 id={`${id}-heading`}>{title}</h2>
          <p>{masthead}</p>
        </div>
        <div className={styles.columns}>
          {posts.map((post) => (
            <article key={post.id} id={post.id} aria-labelledby={`${post.id}-heading`}>
              <h3 id={`${post.id}-heading`}>{post.title}</h3>
              <Blocks blocks={post.body} newTab={newTab} />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
