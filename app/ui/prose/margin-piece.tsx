import type { ComponentProps } from "react";
import { Drawing } from "#app/ui/drawing.tsx";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { stampDrawings } from "#app/ui/stamp-drawings.ts";
import type { Margin } from "#content/blocks.ts";
import { InlineText } from "./inline-text.tsx";
import styles from "./margin-piece.module.css";

export type MarginPhoto = Pick<ComponentProps<typeof Photo>, "photo" | "drawing">;

interface MarginPieceProps {
  margin: Margin;
  /** Only on a page that shows a photo. */
  photo?: MarginPhoto | undefined;
}

/** A note beside a sentence: a slip of paper, a service's stamp or a photo in a stamp's frame. */
export function MarginPiece({ margin, photo }: MarginPieceProps) {
  const words = (
    <p>
      <InlineText text={margin.text} />
    </p>
  );
  switch (margin.kind) {
    case "note":
      return (
        <aside
          className={`${styles.piece} ${styles.note} stack gap-1 forced-border`}
          data-stock={margin.stock}
          aria-label={margin.title}
        >
          <h3>{margin.title}</h3>
          {words}
        </aside>
      );
    case "service":
      return (
        <figure
          className={`${styles.piece} ${styles.note} ${styles.service} media middle screen-only`}
          data-k={margin.ink}
        >
          <PerforatedPrint>
            <Drawing src={stampDrawings[margin.ink]} alt="" width={120} height={104} />
          </PerforatedPrint>
          <figcaption>{words}</figcaption>
        </figure>
      );
    case "photo":
      return (
        <figure className={`${styles.piece} ${styles.photo} media middle screen-only`} data-k={margin.ink}>
          <PerforatedPrint>{photo && <Photo {...photo} sizes="(max-width: 64rem) 28rem, 21rem" />}</PerforatedPrint>
          <figcaption>{words}</figcaption>
        </figure>
      );
  }
}
