import { createContext, use, useEffect } from "react";
import { useLocation } from "react-router";
import { type ListPlace, listQuery, readListPlace } from "#content/list-place.ts";
import type { ServedRecords } from "#shared/list-records.ts";

const ServerRecordsContext = createContext<ServedRecords | null>(null);
export const ServerRecordsProvider = ServerRecordsContext.Provider;

/** The rows of the page's list during a server render; null in the browser, where React leaves `<noscript>` alone. */
export function useServerRecords(): ServedRecords | null {
  return use(ServerRecordsContext);
}

/** The part of a list that the address names; null for the whole list, which the browser reads. */
export function useListPart(): ListPlace | null {
  const place = readListPlace(useLocation().search);
  return place && listQuery(place) ? place : null;
}

/** Reloads the page after a navigation within it: only the server renders the element `id`, a part of a list. */
export function useServedPart(id: string): void {
  useEffect(() => {
    if (!document.getElementById(id)?.firstElementChild) location.reload();
  }, [id]);
}
