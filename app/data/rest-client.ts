import { PostgrestClient } from "@supabase/postgrest-js";
import { type Backend, publicHeaders, serviceAddress, serviceTimeout } from "./backend.ts";

/** A client of the data service. It does not retry: a failure is shown at once. */
export function openRestClient(backend: Backend, fetchBy: typeof fetch = fetch): PostgrestClient {
  const options = { headers: publicHeaders(backend), fetch: fetchBy, retry: false, timeout: serviceTimeout };
  return new PostgrestClient(serviceAddress(backend, "/rest/v1"), options);
}
