import type { Backend } from "./backend.ts";
import { idOf, openRestClient, type Row, textOf, webAddressOf } from "./rest-client.ts";

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

/** What the call below asks for, so that it can be asked for before the client is there (app/lib/early-read.ts). */
export const placesRead = "/rest/v1/social_media_world?select=*&order=platform_name.asc";

/** S7.5, in the server's order (D14). Throws what the service reported, or what kept it from answering. */
export async function readPlaces(backend: Backend, signal: AbortSignal): Promise<readonly Place[]> {
  const client = openRestClient(backend);
  const query = client.from("social_media_world").select("*").order("platform_name", { ascending: true });
  const { data } = await query.abortSignal(signal).throwOnError();
  return data.map(toPlace);
}
