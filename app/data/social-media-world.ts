import type { PostgrestClient } from "@supabase/postgrest-js";
import type { ReadPart } from "#app/ui/list/loaded-list.ts";
import { searchPattern } from "#app/ui/list/search-text.ts";
import { idOf, readPart, type Row, textOf, webAddressOf } from "./read-rows.ts";

/** A platform of the directory. */
export interface Place {
  id: string;
  name: string;
  /** Empty where the record holds no web address. */
  homepageUrl: string;
}

export function toPlace(row: Row): Place {
  return { id: idOf(row), name: textOf(row, "platform_name"), homepageUrl: webAddressOf(row, "homepage_url") };
}

/** The address as a reader would say it: "https://www.etsy.com/" → "etsy.com". */
export function spokenAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
}

/** The number of records in a later request. */
export const laterPlaces = 500;

const inOrder = (client: PostgrestClient) =>
  client.from("social_media_world").select("*").order("platform_name", { ascending: true });

/** S7.5, in the server's order (D14). */
export const readPlaces = readPart(inOrder, toPlace, laterPlaces);

/** The platforms from a letter on. In the order of D14 a lowercase letter sorts before everything that begins with it. */
export function readPlacesFrom(letter: string): ReadPart<Place> {
  return readPart((client) => inOrder(client).gte("platform_name", letter), toPlace, laterPlaces);
}

/** The platforms that a search may find, by a pattern in which some letters are open: the caller filters them. */
export function searchPlaces(words: string): ReadPart<Place> {
  return readPart((client) => inOrder(client).ilike("platform_name", searchPattern(words)), toPlace, laterPlaces);
}
