import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import type { ArticlePart } from "#content/article-types.ts";
import styles from "./markdown.module.css";

/** The HTML is safe, because scripts/words/articles.ts generates it and rejects HTML in Markdown. */
export function Markdown({ parts }: { parts: readonly ArticlePart[] }) {
  return (
    <div className={styles.text} data-article-text>
      {parts.map((part, index) =>
        "html" in part ? (
          <div key={index} dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : (
          <figure key={index} className="stack gap-2">
            <Drawing src={findDrawing(part.drawing)} alt={part.alt} width={part.width} height={part.height} />
            <figcaption className="small soft">{part.caption}</figcaption>
          </figure>
        ),
      )}
    </div>
  );
}
