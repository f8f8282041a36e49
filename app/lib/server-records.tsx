import { createContext, use } from "react";

/** Rows as the tables spell them, for the `<noscript>` copy of the two lists (S7.4, S7.5). */
export interface ServerRecords {
  case_studies: readonly Record<string, unknown>[];
  social_media_world: readonly Record<string, unknown>[];
}

const ServerRecordsContext = createContext<ServerRecords | null>(null);
export const ServerRecordsProvider = ServerRecordsContext.Provider;

/** The rows during a server render; null in the browser, where React leaves `<noscript>` alone. */
export function useServerRecords(): ServerRecords | null {
  return use(ServerRecordsContext);
}
