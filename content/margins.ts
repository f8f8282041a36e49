import type { Text } from "./blocks.ts";
import type { InkKey } from "./catalog/service-names.ts";

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
  /** The page's own photo of content/photos.ts. */
  | (Tied & { readonly kind: "photo"; readonly ink: InkKey });

/** By the id of the section. The first section stands beside the contents list and carries none. */
export type Margins = Readonly<Record<string, Margin>>;
