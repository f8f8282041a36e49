import { Drawing } from "#app/components/ui/drawing.tsx";
import { PerforatedPrint } from "#app/components/ui/perforated-print.tsx";
import type { ReadingPage, Section } from "#content/blocks.ts";
import type { Margin, Margins } from "#content/margins.ts";
import type { InkKey } from "#content/service-names.ts";
import { Blocks } from "./blocks.tsx";
import { ContentsList } from "./contents-list.tsx";
import { InlineText } from "./inline-text.tsx";
import { Letterhead } from "./letterhead.tsx";
import { type MarginPhoto, MarginPiece } from "./margin-piece.tsx";
import styles from "./reading-sheet.module.css";

interface ReadingSheetProps {
  page: ReadingPage;
  siteName: string;
  newTab: string;
  /** Colour of the desk that the sheet lies on. */
  stock: "canary" | "sky" | "mint" | "rose";
  /** The large stamp that overlaps the sheet: a drawing of 240 by 180. */
  print: { src: string; ink: InkKey };
  margins: Margins;
  photo?: MarginPhoto;
}

/** A page to be read: one sheet of letter paper on a desk, with the margin in use from top to bottom. */
export function ReadingSheet({ page, siteName, newTab, stock, print, margins, photo }: ReadingSheetProps) {
  const { heading, lead, sections, postscript } = page;
  const [first, ...rest] = sections;
  return (
    <div className={styles.desk} data-stock={stock}>
      <article className={`${styles.sheet} wrap`}>
        <div className={styles.row}>
          <div className={styles.side}>
            <div className={styles.wideContents}>
              <ContentsList label={page.contentsLabel} entries={sections} />
            </div>
            <PerforatedPrint ink={print.ink} className={styles.print}>
              <Drawing src={print.src} alt={page.artCaption} width={240} height={180} eager />
            </PerforatedPrint>
          </div>
          <div className={`${styles.words} ${styles.opening}`}>
            <Letterhead siteName={siteName} heading={heading} lead={lead} />
            {/* On narrow screens the contents stand below the title instead of beside it. */}
            <div className={styles.narrowContents}>
              <ContentsList label={page.contentsLabel} entries={sections} />
            </div>
            {first && <SectionWords section={first} newTab={newTab} />}
          </div>
        </div>
        {rest.map((section) => (
          <div key={section.id} className={styles.row}>
            <div className={styles.words}>
              <SectionWords section={section} newTab={newTab} />
            </div>
            <Beside margin={margins[section.id]} photo={photo} newTab={newTab} />
          </div>
        ))}
        <div className={styles.row}>
          <p className={`${styles.words} ${styles.postscript}`}>
            <span>
              <InlineText text={postscript} newTab={newTab} />
            </span>
          </p>
        </div>
      </article>
    </div>
  );
}

function Beside({ margin, ...rest }: { margin: Margin | undefined; photo: MarginPhoto | undefined; newTab: string }) {
  if (!margin) return null;
  return (
    <div className={styles.margin}>
      <MarginPiece margin={margin} {...rest} />
    </div>
  );
}

function SectionWords({ section, newTab }: { section: Section; newTab: string }) {
  return (
    <section id={section.id} className={styles.section} aria-labelledby={`${section.id}-heading`}>
      <h2 id={`${section.id}-heading`}>{section.title}</h2>
      <Blocks blocks={section.blocks} newTab={newTab} />
    </section>
  );
}
