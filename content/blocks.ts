import type { PageLink } from "./navigation.ts";

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
  readonly artCaption: string;
  /** Below the drawing at the page's end. */
  readonly engraving: string;
  readonly contentsLabel: string;
  readonly sections: readonly Section[];
  readonly postscript: Text;
}
