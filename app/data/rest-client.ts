import { PostgrestClient } from "@supabase/postgrest-js";
import { publicHeaders, serviceAddress, serviceTimeout } from "./backend.ts";

/** A client of the data service. It does not retry: a failure is shown at once. */
export function openRestClient(fetchBy: typeof fetch = fetch): PostgrestClient {
  const options = { headers: publicHeaders(), fetch: fetchBy, retry: false, timeout: serviceTimeout };
  return new PostgrestClient(serviceAddress("/rest/v1"), options);
}
