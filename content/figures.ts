/** A drawing that explains a section of a reading page. */
export interface Figure {
  /** What it shows, for readers with a screen reader. */
  readonly alt: string;
  /** What it means. */
  readonly caption: string;
}

/** By the id of the section, which is also the drawing's name in app/drawings/diagrams. */
export type Figures = Readonly<Record<string, Figure>>;
