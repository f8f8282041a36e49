import * as words from "./generated/margins.ts";
import type { Text } from "./blocks.ts";
import type { InkKey } from "./service-names.ts";

interface Tied {
  /** The words it speaks of: they open a paragraph, or the first item of a list, of the section. */
  readonly at: string;
  readonly text: Text;
}

/** What hangs beside a sentence of a reading page, tied to it. */
export type Margin =
  | (Tied & {
      readonly kind: "note";
      readonly stock: "canary" | "sky" | "mint" | "rose";
      readonly title: string;
    })
  /** The stamp of the service that the text leads to. */
  | (Tied & { readonly kind: "service"; readonly ink: InkKey })
  /** The page's own photo of content/photos.ts. */
  | (Tied & { readonly kind: "photo"; readonly ink: InkKey });

/** By the id of the section. The first section stands beside the contents list and carries none. */
export type Margins = Readonly<Record<string, Margin>>;

export const digitalMarketingMargins: Margins = words.digitalMarketingMargins;

export const ecommerceMargins: Margins = words.ecommerceMargins;

export const developerMargins: Margins = words.developerMargins;
