import { createContext, use } from "react";
import type { ListRecords } from "#shared/list-records.ts";

const ServerRecordsContext = createContext<ListRecords | null>(null);
export const ServerRecordsProvider = ServerRecordsContext.Provider;

/** The rows during a server render; null in the browser, where React leaves `<noscript>` alone. */
export function useServerRecords(): ListRecords | null {
  return use(ServerRecordsContext);
}
