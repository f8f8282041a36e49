import * as words from "./generated/figures.ts";

/** A drawing that explains a section of a reading page. */
export interface Figure {
  /** What it shows, for readers who hear it. */
  readonly alt: string;
  /** What it means. */
  readonly caption: string;
}

/** By the id of the section, which is also the drawing's name in app/drawings/diagrams. */
export type Figures = Readonly<Record<string, Figure>>;

export const digitalMarketingFigures: Figures = words.digitalMarketingFigures;

export const ecommerceFigures: Figures = words.ecommerceFigures;

export const developerFigures: Figures = words.developerFigures;
