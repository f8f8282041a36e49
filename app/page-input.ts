import { createContext } from "react-router";
import type { ServedRecords } from "#shared/list-records.ts";
import type { PageVersion } from "#shared/page-version.ts";
import type { PublicSettings } from "#shared/public-settings.ts";

/** What the server hands to the loaders of a page. */
export interface PageInput {
  settings: PublicSettings;
  /** The address of the script that hydrates islands. */
  script: string;
  /** The rows of the page's list, or its case study with its neighbors; null where it shows none, or they could not be read. */
  records: ServedRecords | null;
  /** The page in each language of the site; empty where the site has one. */
  versions: readonly PageVersion[];
}

export const pageInput = createContext<PageInput>();
