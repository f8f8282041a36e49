import type { ReactNode, SVGProps } from "react";
import placesOfLabels from "#app/drawings/diagrams/labels.json" with { type: "json" };
import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import type { Block, Figure, Margin, ReadingPage, Section, Text } from "#content/blocks.ts";
import { Blocks } from "./blocks.tsx";
import { ContentsList } from "./contents-list.tsx";
import { InlineText } from "./inline-text.tsx";
import { MarginPiece } from "./margin-piece.tsx";
import styles from "./reading-sheet.module.css";

/** SVG attributes of labels, by diagram. The drawings have no labels, because labels are translated. */
const labelPlaces = placesOfLabels as Record<string, SVGProps<SVGTextElement>[]>;

interface Split {
  before: readonly Block[];
  noted: Block;
  after: readonly Block[];
}

function splitAtNote(blocks: readonly Block[], words: string): Split | null {
  for (const [index, block] of blocks.entries()) {
    const noted = markBlock(block, words);
    if (noted) return { before: blocks.slice(0, index), noted, after: blocks.slice(index + 1) };
  }
  return null;
}

function markBlock(block: Block, words: string): Block | null {
  if (block.kind === "paragraph") {
    const text = markText(block.text, words);
    return text && { ...block, text };
  }
  if (block.kind === "list") {
    const [first, ...items] = block.items;
    const text = first && markText(first, words);
    return text ? { ...block, items: [text, ...items] } : null;
  }
  return null;
}

function markText([first, ...rest]: Text, words: string): Text | null {
  if (typeof first !== "string" || !first.startsWith(words)) return null;
  return [{ kind: "noted", text: words }, first.slice(words.length), ...rest];
}

export interface ReadingSheetProps {
  page: ReadingPage;
  dropCap?: true | undefined;
}

export function ReadingSheet({ page, dropCap }: ReadingSheetProps) {
  const parts = page.sections.map((section) => {
    const { id } = section;
    const figure = page.figures?.[id];
    return (
      <SheetSection key={id} section={section} margin={page.margins?.[id]}>
        {figure && <DiagramPlate name={`${page.drawing}/${id}`} figure={figure} />}
      </SheetSection>
    );
  });
  const [first, ...rest] = parts;
  return (
    <div className={`${styles.backdrop} ${page.stock}`}>
      <article className={`${styles.sheet} wrap`}>
        <div className={styles.first}>
          <div className={styles.side}>
            <div className="sticky">
              <ContentsList label={page.contentsLabel} entries={page.sections} />
            </div>
          </div>
          <div className={styles.opening} data-drop-cap={dropCap}>
            {first}
          </div>
        </div>
        {rest.map((part) => (
          <div key={part.key} className={styles.row}>
            {part}
          </div>
        ))}
        <div className={styles.row}>
          <p className={`${styles.postscript} title-3`}>
            <InlineText text={page.postscript} />
          </p>
        </div>
      </article>
    </div>
  );
}

interface SheetSectionProps {
  section: Section;
  margin: Margin | undefined;
  children: ReactNode;
}

/** The note is next to its sentence on wide screens, below it on narrow ones, and directly after it in the markup. */
function SheetSection({ section: { id, title, blocks }, margin, children }: SheetSectionProps) {
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
              <MarginPiece margin={margin} />
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

function DiagramPlate({ name, figure }: { name: string; figure: Figure }) {
  return (
    <figure className={`${styles.plate} stack gap-2`}>
      <div className={styles.diagram}>
        <Drawing src={findDrawing(`/app/drawings/diagrams/${name}.svg`)} alt={figure.alt} width={360} height={150} />
        <svg
          className={styles.labels}
          viewBox="0 0 360 150"
          fontSize="13.5"
          textAnchor="middle"
          fill="#fbfaf5"
          aria-hidden="true"
        >
          {figure.labels?.map((label, index) => (
            <text key={index} {...labelPlaces[name]?.[index]}>{`\u2068${label}\u2069`}</text>
          ))}
        </svg>
      </div>
      <figcaption className="small soft">{figure.caption}</figcaption>
    </figure>
  );
}
