import type { Asset } from "../../http/asset-store.ts";
import type { HtmlDocument } from "./html-tree.ts";

/** What a pass may know besides the page itself. */
export interface PassContext {
  path: string;
  status: number;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** The files that the site serves, by their addresses. */
  assets: ReadonlyMap<string, Asset>;
  /** Texts that the page's language lacks and that are English. */
  english: ReadonlySet<string>;
}

/** One step from the page as React rendered it to the page as it is served. It changes the document in place. */
export type Pass = (document: HtmlDocument, context: PassContext) => void;
