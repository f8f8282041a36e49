import { createContext, use } from "react";
import { useLocation } from "react-router";
import { type ListPlace, listQuery, readListPlace } from "#content/list-place.ts";
import type { ServedRecords } from "#shared/list-records.ts";

/** What the server alone knows of the page that it renders. */
export interface PageContext {
  /** The address of the script that hydrates islands. */
  script: string;
  /** The rows of the page's list, or its case study with its neighbors; null where it shows none, or they could not be read. */
  records: ServedRecords | null;
}

const Context = createContext<PageContext | null>(null);
export const PageContextProvider = Context.Provider;

/** On the server alone. */
export function usePageContext(): PageContext {
  const context = use(Context);
  if (!context) throw new Error("The page's context is missing: an island gets its data as props.");
  return context;
}

/** The part of a list that the address names; null for the whole list, which the browser reads. On the server alone. */
export function useListPart(): ListPlace | null {
  const place = readListPlace(useLocation().search);
  return place && listQuery(place) ? place : null;
}
