import { getId, getText, getWebAddress, readPart, type Row, translateRow } from "./read-rows.ts";

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

export const readPlatforms = readPart(
  "social_media_world",
  [["order", "platform_name.asc"]],
  toPlatform,
  laterPlatforms,
);
