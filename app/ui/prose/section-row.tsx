import type { ReactNode } from "react";
import type { Margin, Section } from "#content/blocks.ts";
import { Blocks } from "./blocks.tsx";
import { type MarginPhoto, MarginPiece } from "./margin-piece.tsx";
import { splitAtNote } from "./note-place.ts";
import styles from "./reading-sheet.module.css";

interface SectionRowProps {
  section: Section;
  margin: Margin | undefined;
  photo: MarginPhoto | undefined;
  /** The section's drawing. */
  children: ReactNode;
}

/**
 * A section with its note: beside the sentence it is about on wide screens, directly below it on narrow ones, and next to it in reading
 * order.
 */
export function SectionRow({ section, margin, photo, children }: SectionRowProps) {
  const { id, title, blocks } = section;
  const split = margin ? splitAtNote(blocks, margin.at) : null;
  return (
    <section id={id} className={`${styles.section} stack`} aria-labelledby={`${id}-heading`}>
      <h2 className="title-2" id={`${id}-heading`}>
        {title}
      </h2>
      {margin && split ? (
        <>
          {split.before.length > 0 && <Blocks blocks={split.before} />}
          <div className={`${styles.noted} stack`} data-list={split.noted.kind === "list" || undefined}>
            <div className={styles.sentence}>
              <Blocks blocks={[split.noted]} />
            </div>
            <div className={styles.beside}>
              <MarginPiece margin={margin} photo={photo} />
            </div>
            <div className="stack">
              {split.after.length > 0 && <Blocks blocks={split.after} />}
              {children}
            </div>
          </div>
        </>
      ) : (
        <>
          <Blocks blocks={blocks} />
          {children}
        </>
      )}
    </section>
  );
}
