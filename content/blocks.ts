import type { InkKey } from "./catalog/service-names.ts";
import type { PageLink } from "./navigation.ts";
import type { PhotoPlace } from "./photos.ts";

/** Strings contain no markup, so each page can decide how to render them. */

export type Inline =
  | string
  | { readonly kind: "link"; readonly label: string; readonly to: string }
  | { readonly kind: "outside"; readonly label: string; readonly href: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  /** The text that a margin note refers to. */
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
      /** Each row's first cell is its header. */
      readonly rows: readonly (readonly string[])[];
      /** Each row's first cell is code. */
      readonly code?: true;
    }
  /** An invented example. Its `label`, which says so, is always shown. */
  | {
      readonly kind: "sample";
      readonly label: string;
      readonly title: string;
      readonly lines: readonly string[];
    };

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface ReadingPage {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly nextStep?: PageLink;
  readonly ask: string;
  readonly stock: "canary" | "sky" | "mint" | "rose";
  /** File name in app/drawings/reading, and folder in app/drawings/diagrams. */
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
  /** Beginning of a paragraph in the section, or of a list's first item. */
  readonly at: string;
  readonly text: Text;
}

export type Margin =
  | (Tied & {
      readonly kind: "note";
      readonly stock: "canary" | "sky" | "mint" | "rose";
      readonly title: string;
    })
  /** Stamp of the service that the text links to. */
  | (Tied & { readonly kind: "service"; readonly ink: InkKey })
  | (Tied & { readonly kind: "photo"; readonly place: PhotoPlace; readonly ink: InkKey });

export type Margins = Readonly<Record<string, Margin>>;

export interface Figure {
  readonly alt: string;
  readonly caption: string;
  /** In the order of app/drawings/diagrams/labels.json. */
  readonly labels?: readonly string[];
}

export type Figures = Readonly<Record<string, Figure>>;
