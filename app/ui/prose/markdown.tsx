import { Drawing } from "#app/ui/drawing.tsx";
import type { ArticlePart } from "#content/article-types.ts";
import styles from "./markdown.module.css";

/** Addresses of all drawings, by the paths that Markdown files give. On the server alone: scripts would share each as a file of its own. */
const drawings = import.meta.env.SSR
  ? import.meta.glob<string>("/app/drawings/**/*.svg", { eager: true, import: "default" })
  : {};

/** The drawing of a path such as /app/drawings/scenes/bakery.svg; the words' generator has checked that it exists. */
export function drawingOf(path: string): string {
  const address = drawings[path];
  if (!address) throw new Error(`There is no drawing ${path}.`);
  return address;
}

/** The text of a Markdown file: checked and rendered when the words are generated (scripts/words/articles.ts), which refuses HTML in it. */
export function Markdown({ parts }: { parts: readonly ArticlePart[] }) {
  return (
    <div className={styles.text} data-article-text>
      {parts.map((part, index) =>
        "html" in part ? (
          // The parts of a file are never reordered.
          <div key={index} dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : (
          <figure key={index} className="stack gap-2">
            <Drawing src={drawingOf(part.drawing)} alt={part.alt} width={part.width} height={part.height} />
            <figcaption className="small soft">{part.caption}</figcaption>
          </figure>
        ),
      )}
    </div>
  );
}
