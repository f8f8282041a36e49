import type { ReadPart } from "#app/ui/list/loaded-list.ts";
import { searchPattern } from "#app/ui/list/search-text.ts";
import type { RestQuery } from "./ask-rest.ts";
import { idOf, readPart, type Row, textOf, webAddressOf } from "./read-rows.ts";

/** A platform of the directory. */
export interface Platform {
  id: string;
  name: string;
  /** Empty where the record holds no web address. */
  homepageUrl: string;
}

export function toPlatform(row: Row): Platform {
  return { id: idOf(row), name: textOf(row, "platform_name"), homepageUrl: webAddressOf(row, "homepage_url") };
}

/** The address as a reader would say it: "https://www.etsy.com/" → "etsy.com". */
export function spokenAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
}

/** The number of records in a later request. */
export const laterPlatforms = 500;

const readBy = (...filter: RestQuery) =>
  readPart("social_media_world", [["order", "platform_name.asc"], ...filter], toPlatform, laterPlatforms);

/** S7.5, in the server's order (D14). */
export const readPlatforms = readBy();

/** The platforms from a letter on. In the order of D14 a lowercase letter sorts before everything that begins with it. */
export const readPlatformsFrom = (letter: string): ReadPart<Platform> => readBy(["platform_name", `gte.${letter}`]);

/** The platforms that a search may find, by a pattern in which some letters are open: the caller filters them. */
export const searchPlatforms = (words: string): ReadPart<Platform> =>
  readBy(["platform_name", `ilike.${searchPattern(words)}`]);
