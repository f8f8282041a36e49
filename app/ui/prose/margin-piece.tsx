import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { Margin } from "#content/blocks.ts";
import { photos } from "#content/photos.ts";
import { InlineText } from "./inline-text.tsx";
import styles from "./margin-piece.module.css";

export function MarginPiece({ margin }: { margin: Margin }) {
  const words = (
    <p>
      <InlineText text={margin.text} />
    </p>
  );
  if (margin.kind === "note")
    return (
      <aside
        className={`${styles.piece} ${styles.note} stack gap-1 forced-border ${margin.stock}`}
        aria-label={margin.title}
      >
        <h3>{margin.title}</h3>
        {words}
      </aside>
    );
  const kind = margin.kind === "photo" ? styles.photo : `${styles.note} ${styles.service} sky`;
  return (
    <figure className={`${styles.piece} ${kind} media middle screen-only`} data-k={margin.ink}>
      <PerforatedPrint>
        {margin.kind === "photo" ? (
          <Photo photo={photos[margin.place]} sizes="(max-width: 64rem) 28rem, 21rem" />
        ) : (
          <Drawing src={findDrawing(`/app/drawings/stamps/${margin.ink}.svg`)} alt="" width={120} height={104} />
        )}
      </PerforatedPrint>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
