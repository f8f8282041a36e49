import { useEffect } from "react";
import { useLocation } from "react-router";
import { type ListPlace, listQuery, readListPlace } from "#content/list-place.ts";

/** The part of a list that the address asks for; null for the list itself, which the browser reads. */
export function useListPart(): ListPlace | null {
  const place = readListPlace(useLocation().search);
  return place && listQuery(place) ? place : null;
}

/** A part comes whole with its document: where the browser came here without one, it fetches it. */
export function useServedPart(id: string): void {
  useEffect(() => {
    if (!document.getElementById(id)?.firstElementChild) location.reload();
  }, [id]);
}
