import type { ReadPart } from "#app/ui/list/loaded-list.ts";
import { searchPattern } from "#app/ui/list/search-text.ts";
import type { RestQuery } from "./ask-rest.ts";
import { getId, getText, getWebAddress, orTranslated, readPart, type Row, translateRow } from "./read-rows.ts";

export interface Platform {
  id: string;
  name: string;
  homepageUrl: string;
  localName?: string;
}

export function toPlatform(row: Row): Platform {
  const name = getText(row, "platform_name");
  const localName = getText(translateRow(row).row, "platform_name");
  return {
    id: getId(row),
    name,
    homepageUrl: getWebAddress(row, "homepage_url"),
    ...(localName !== name && { localName }),
  };
}

/** Turns "https://www.etsy.com/" into "etsy.com". */
export function spokenAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
}

export const laterPlatforms = 500;

const readBy = (...filter: RestQuery) =>
  readPart("social_media_world", [["order", "platform_name.asc"], ...filter], toPlatform, laterPlatforms);

export const readPlatforms = readBy();

/** In D14's order a lowercase letter sorts before all names that start with it. */
export const readPlatformsFrom = (letter: string): ReadPart<Platform> => readBy(["platform_name", `gte.${letter}`]);

/** The pattern matches loosely, so the caller filters. */
export function searchPlatforms(words: string): ReadPart<Platform> {
  const pattern = searchPattern(words);
  return orTranslated("social_media_world", pattern, ([translated]) =>
    readBy(
      translated ? ["or", `(platform_name.ilike.${pattern},${translated})`] : ["platform_name", `ilike.${pattern}`],
    ),
  );
}
