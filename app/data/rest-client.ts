import type { PostgrestClient } from "@supabase/postgrest-js";
import type { PublicSettings } from "#app/lib/public-settings.tsx";

type Backend = PublicSettings["backend"];

/**
 * The data client, fetched when first needed. An empty backend address means this site's own origin.
 * It does not repeat failed reads: the pages show a failure at once (S8.1) instead of a spinner for seven seconds more.
 */
export async function openRestClient(backend: Backend): Promise<PostgrestClient> {
  const { PostgrestClient } = await import("@supabase/postgrest-js");
  return new PostgrestClient(`${backend.url || location.origin}/rest/v1`, {
    headers: { apikey: backend.publishableKey, Authorization: `Bearer ${backend.publishableKey}` },
    retry: false,
    timeout: 30_000,
  });
}
