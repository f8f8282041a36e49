import type { PublicSettings } from "#app/lib/public-settings.tsx";
import { openRestClient } from "./rest-client.ts";
import { type Row, rowId, text, webAddress } from "./rows.ts";

/** A row of `social_media_world` (S3.2). */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly homepageUrl: string | null;
}

export function toPlace(row: Row): Place {
  return { id: rowId(row), name: text(row, "platform_name"), homepageUrl: webAddress(row, "homepage_url") };
}

/** `GET /rest/v1/social_media_world?select=*&order=platform_name.asc` (S7.5). Throws what the service or the network reported. */
export async function readPlaces(backend: PublicSettings["backend"], signal: AbortSignal): Promise<Place[]> {
  const client = await openRestClient(backend);
  const { data, error } = await client
    .from("social_media_world")
    .select("*")
    .order("platform_name", { ascending: true })
    .abortSignal(signal);
  if (error) throw error;
  return data.map(toPlace);
}
