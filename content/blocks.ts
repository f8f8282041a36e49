import type { InkKey } from "./catalog/service-names.ts";
import type { PageLink } from "./navigation.ts";
import type { PhotoPlace } from "./photos.ts";

/** Rich text without markup in strings: a page's renderer decides what each kind looks like. */

export type Inline =
  | string
  | { readonly kind: "link"; readonly label: string; readonly to: string }
  | { readonly kind: "outside"; readonly label: string; readonly href: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  /** The words that a note beside them speaks of. */
  | { readonly kind: "noted"; readonly text: string };

export type Text = readonly Inline[];

export type Block =
  | { readonly kind: "paragraph"; readonly text: Text }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly Text[] }
  | { readonly kind: "quote"; readonly text: string }
  | { readonly kind: "code"; readonly label: string; readonly text: string }
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell of a row names the row. */
      readonly rows: readonly (readonly string[])[];
      /** Whether those names are code. */
      readonly code?: true;
    }
  /** An invented worked example; `label` says that it is one and is always shown. */
  | {
      readonly kind: "sample";
      readonly label: string;
      readonly title: string;
      readonly lines: readonly string[];
    };

export interface Section {
  /** The anchor, unique on its page. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A reading page: letterhead, contents list, sections, postscript. */
export interface ReadingPage {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  /** What to do after, or instead of, reading: a button under the lead. */
  readonly nextStep?: PageLink;
  /** The last band's line. */
  readonly ask: string;
  /** Color of the backdrop that the sheet lies on. */
  readonly stock: "canary" | "sky" | "mint" | "rose";
  /** The large stamp of the head, in app/drawings/reading; the drawings of the figures are in the folder of that name in app/drawings/diagrams. */
  readonly drawing: string;
  readonly ink: InkKey;
  readonly artCaption: string;
  readonly contentsLabel: string;
  readonly sections: readonly Section[];
  readonly postscript: Text;
  readonly margins?: Margins;
  readonly figures?: Figures;
}

interface Tied {
  /** The words that it is about: the beginning of a paragraph, or of the first item of a list, in the section. */
  readonly at: string;
  readonly text: Text;
}

/** What stands in the margin beside a sentence of a reading page. */
export type Margin =
  | (Tied & {
      readonly kind: "note";
      readonly stock: "canary" | "sky" | "mint" | "rose";
      readonly title: string;
    })
  /** The stamp of the service that the text leads to. */
  | (Tied & { readonly kind: "service"; readonly ink: InkKey })
  /** The page's own photo. */
  | (Tied & { readonly kind: "photo"; readonly place: PhotoPlace; readonly ink: InkKey });

/** By the id of the section. The first section stands beside the contents list and carries none. */
export type Margins = Readonly<Record<string, Margin>>;

/** A drawing that explains a section of a reading page. */
export interface Figure {
  /** What it shows, for readers with a screen reader. */
  readonly alt: string;
  /** What it means. */
  readonly caption: string;
}

/** By the id of the section, which is also the drawing's name. */
export type Figures = Readonly<Record<string, Figure>>;
