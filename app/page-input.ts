import { createContext } from "react-router";
import type { ServedRecords } from "#shared/list-records.ts";
import type { PageVersion } from "#shared/page-version.ts";
import type { PublicSettings } from "#shared/public-settings.ts";

export interface PageInput {
  settings: PublicSettings;
  script: string;
  records: ServedRecords | null;
  /** Returns a built file's text by URL; missing in development. */
  readFile?: ((address: string) => string) | undefined;
  versions: readonly PageVersion[];
  /** Receives anything that a loader or component throws, except responses. */
  onError(error: unknown): void;
}

export const pageInput = createContext<PageInput>();
