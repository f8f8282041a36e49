import type { Asset } from "../../http/asset-store.ts";
import type { HtmlDocument } from "./html-tree.ts";

export interface PassContext {
  path: string;
  status: number;
  /** Without a trailing slash. */
  siteUrl: string;
  assets: ReadonlyMap<string, Asset>;
  english: ReadonlySet<string>;
}

/** Changes the document in place. */
export type Pass = (document: HtmlDocument, context: PassContext) => void;
