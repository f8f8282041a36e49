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
  switch (margin.kind) {
    case "note":
      return (
        <aside
          className={`${styles.piece} ${styles.note} stack gap-1 forced-border ${margin.stock}`}
          aria-label={margin.title}
        >
          <h3>{margin.title}</h3>
          {words}
        </aside>
      );
    case "service":
      return (
        <figure
          className={`${styles.piece} ${styles.note} ${styles.service} sky media middle screen-only`}
          data-k={margin.ink}
        >
          <PerforatedPrint>
            <Drawing src={findDrawing(`/app/drawings/stamps/${margin.ink}.svg`)} alt="" width={120} height={104} />
          </PerforatedPrint>
          <figcaption>{words}</figcaption>
        </figure>
      );
    case "photo":
      return (
        <figure className={`${styles.piece} ${styles.photo} media middle screen-only`} data-k={margin.ink}>
          <PerforatedPrint>
            <Photo photo={photos[margin.place]} sizes="(max-width: 64rem) 28rem, 21rem" />
          </PerforatedPrint>
          <figcaption>{words}</figcaption>
        </figure>
      );
  }
}
