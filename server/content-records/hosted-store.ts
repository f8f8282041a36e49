import { PostgrestClient } from "@supabase/postgrest-js";
import { SettingsError } from "../settings/settings.ts";
import type { ContentStore } from "./content-store.ts";
import { ContentFileError } from "./content-file.ts";

/** Milliseconds: an import of the largest file takes some seconds of the database. */
const timeout = 120_000;
/** A project limits the rows of an answer, by default to this many. */
const rowsAtOnce = 1_000;

/** Secret keys of the newer kind are not JSON Web Tokens, and a project rejects them as tokens. */
const isToken = (key: string): boolean => key.split(".").length === 3;

function explain(error: { code: string; message: string }, status: number): Error {
  if (status === 401 || status === 403) {
    return new SettingsError(
      "The hosted project refused SUPABASE_SECRET_KEY: take a secret key from its dashboard, under Project Settings, API Keys.",
    );
  }
  if (error.code === "PGRST202") {
    return new SettingsError("The hosted project lacks the functions of this version: run `supabase db push` first.");
  }
  const reason = status === 0 ? `can't be reached (${error.message})` : `answered ${status} (${error.message})`;
  return new ContentFileError(`The hosted project ${reason}. Nothing was written.`);
}

/** By the owner's secret key; an import is one call and transaction. @throws SettingsError without encryption */
export function hostedStore(url: string, secretKey: string): ContentStore {
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname)) {
    throw new SettingsError(
      "SUPABASE_URL has to be an https address: SUPABASE_SECRET_KEY is not sent without encryption.",
    );
  }
  const client = new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: secretKey, ...(isToken(secretKey) && { Authorization: `Bearer ${secretKey}` }) },
    // Without redirects, the key goes only to this project.
    fetch: (input, init) => fetch(input, { ...init, redirect: "error", signal: AbortSignal.timeout(timeout) }),
  });
  return {
    async read({ table, columns }, after) {
      const { data, error, status } = await client
        .from(table)
        .select(columns.join(","))
        .gt("id", after)
        .order("id")
        .limit(rowsAtOnce)
        .overrideTypes<Awaited<ReturnType<ContentStore["read"]>>, { merge: false }>();
      if (error) throw explain(error, status);
      return data;
    },
    async write({ importFunction }, rows, dryRun) {
      const { data, error, status } = await client.rpc(importFunction, { given: rows, dry_run: dryRun });
      if (error) throw explain(error, status);
      return data;
    },
  };
}
