import { createContext, use } from "react";

/** Rows as the tables spell them, of the part that the page shows without scripts. */
export interface RecordPage {
  rows: readonly Record<string, unknown>[];
  /** How many rows the table has; null where that is not known. */
  total: number | null;
  /** Whether rows follow after these. */
  hasNext: boolean;
}

/** For the copies of the two lists that need no scripts (S7.4, S7.5). */
export interface ServerRecords {
  case_studies: RecordPage;
  social_media_world: RecordPage;
}

const ServerRecordsContext = createContext<ServerRecords | null>(null);
export const ServerRecordsProvider = ServerRecordsContext.Provider;

/** The rows during a server render; null in the browser, where React leaves `<noscript>` alone. */
export function useServerRecords(): ServerRecords | null {
  return use(ServerRecordsContext);
}
