import * as words from "./generated/margins.ts";
import type { Text } from "./blocks.ts";
import type { InkKey } from "./service-names.ts";

/** What lies on the desk beside a section of a reading page. */
export type Margin =
  | {
      readonly kind: "note";
      readonly stock: "canary" | "sky" | "mint" | "rose";
      readonly title: string;
      readonly text: Text;
    }
  | { readonly kind: "stamp"; readonly ink: InkKey; readonly text: Text }
  /** The page's own photo of content/photos.ts. */
  | { readonly kind: "photo"; readonly ink: InkKey; readonly text: Text };

/** By the id of the section. The first section stands beside the contents list and carries none. */
export type Margins = Readonly<Record<string, Margin>>;

export const digitalMarketingMargins: Margins = words.digitalMarketingMargins;

export const ecommerceMargins: Margins = words.ecommerceMargins;

export const developerMargins: Margins = words.developerMargins;
