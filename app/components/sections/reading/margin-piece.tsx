import { Drawing } from "#app/components/ui/drawing.tsx";
import { PerforatedPrint } from "#app/components/ui/perforated-print.tsx";
import { Photo } from "#app/components/ui/photo.tsx";
import { stampDrawings } from "#app/components/sections/home/stamp-drawings.ts";
import type { Margin } from "#content/margins.ts";
import type { Photo as PhotoRecord } from "#content/photos.ts";
import { InlineText } from "./inline-text.tsx";
import styles from "./margin-piece.module.css";

export interface MarginPhoto {
  photo: PhotoRecord;
  /** The scene that the photo covers: it stays when the photo does not arrive. */
  scene: string;
}

interface MarginPieceProps {
  margin: Margin;
  /** Of the page that shows one. */
  photo?: MarginPhoto | undefined;
  newTab: string;
}

/** What lies on the desk beside a section: a slip of paper, a stamp or a photo framed as one. */
export function MarginPiece({ margin, photo, newTab }: MarginPieceProps) {
  const words = (
    <p>
      <InlineText text={margin.text} newTab={newTab} />
    </p>
  );
  if (margin.kind === "note") {
    return (
      <aside className={styles.note} data-stock={margin.stock} aria-label={margin.title}>
        <h3>{margin.title}</h3>
        {words}
      </aside>
    );
  }
  return (
    <figure className={styles[margin.kind]} data-k={margin.ink}>
      <PerforatedPrint>
        {margin.kind === "photo" && photo ? (
          <Photo
            photo={photo.photo}
            drawing={<Drawing src={photo.scene} alt="" width={360} height={230} />}
            sizes="(max-width: 64rem) 28rem, 21rem"
          />
        ) : (
          <Drawing src={stampDrawings[margin.ink]} alt="" width={120} height={104} />
        )}
      </PerforatedPrint>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
