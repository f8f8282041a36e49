import { ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Figure, Figures, Margins, ReadingPage } from "#content/blocks.ts";
import type { InkKey } from "#content/catalog/service-names.ts";
import { Blocks } from "./blocks.tsx";
import { InlineText } from "./inline-text.tsx";
import type { MarginPhoto } from "./margin-piece.tsx";
import { drawingOf } from "./markdown.tsx";
import styles from "./reading-sheet.module.css";
import { SectionRow } from "./section-row.tsx";

export interface ReadingSheetProps {
  page: ReadingPage;
  /** Color of the desk that the sheet lies on. */
  stock: "canary" | "sky" | "mint" | "rose";
  /** The large stamp of the head: a drawing of 240 by 180. */
  print: { src: string; ink: InkKey };
  margins?: Margins;
  figures?: Figures;
  /** The folder in app/drawings/diagrams of the figures' drawings, which have the names of their sections. */
  diagrams?: string;
  photo?: MarginPhoto;
}

/** A page to be read: one sheet of letter paper on a desk, with notes pinned beside the sentences they are about. */
export function ReadingSheet(props: ReadingSheetProps) {
  const { page, stock, print, margins = {}, figures = {}, diagrams, photo } = props;
  const { title, heading, lead, nextStep, sections, postscript } = page;
  const [first, ...rest] = sections;
  const plateOf = (id: string) => {
    const figure = figures[id];
    return figure && <DiagramPlate src={drawingOf(`/app/drawings/diagrams/${diagrams}/${id}.svg`)} figure={figure} />;
  };
  return (
    <>
      <PageHead
        name={title}
        title={heading}
        lead={lead}
        stock={stock}
        actions={nextStep && <ButtonLink to={nextStep.to}>{nextStep.label}</ButtonLink>}
        art={<HeadPrint ink={print.ink} src={print.src} alt={page.artCaption} />}
      />
      <div className={styles.desk} data-stock={stock}>
        <article className={`${styles.sheet} wrap`}>
          <div className={styles.first}>
            <div className={styles.side}>
              <ContentsList label={page.contentsLabel} entries={sections} />
            </div>
            <div className={styles.opening}>
              {first && (
                <section id={first.id} className={`${styles.section} stack`} aria-labelledby={`${first.id}-heading`}>
                  <h2 className="title-2" id={`${first.id}-heading`}>
                    {first.title}
                  </h2>
                  <Blocks blocks={first.blocks} />
                  {plateOf(first.id)}
                </section>
              )}
            </div>
          </div>
          {rest.map((section) => (
            <div key={section.id} className={styles.row}>
              <SectionRow section={section} margin={margins[section.id]} photo={photo}>
                {plateOf(section.id)}
              </SectionRow>
            </div>
          ))}
          <div className={styles.row}>
            <p className={`${styles.postscript} title-3`}>
              <InlineText text={postscript} />
            </p>
          </div>
        </article>
      </div>
    </>
  );
}

interface ContentsListProps {
  label: string;
  entries: readonly { readonly id: string; readonly title: string }[];
}

/** The numbered contents of a page, leading to its anchors. */
function ContentsList({ label, entries }: ContentsListProps) {
  return (
    <nav aria-label={label}>
      <ol className={`${styles.contents} rows small`}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** An engraved plate that explains a section, 360 by 150, with its caption. */
function DiagramPlate({ src, figure }: { src: string; figure: Figure }) {
  return (
    <figure className={`${styles.plate} stack gap-2`}>
      <Drawing src={src} alt={figure.alt} width={360} height={150} />
      <figcaption className="small soft">{figure.caption}</figcaption>
    </figure>
  );
}
