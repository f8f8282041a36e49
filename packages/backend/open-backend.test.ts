import { createServer } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { listen } from "@site/testing/ports.ts";
import { AuthClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { describe, expect, test } from "vitest";
import { createPostgresDatabase, onAllDatabases } from "./database/testing.ts";
import { cleanUpAfter, temporaryFolder } from "./lib/testing.ts";
import { type Backend, openBackend, type OwnBackend } from "./index.ts";

const example = path.join(import.meta.dirname, "example");
const siteUrl = "http://notes.example";
const tables = { readable: { notes: ["id", "text"] }, insertable: {} };
const slow = { timeout: 60_000 };

const folder = temporaryFolder();

function open(databaseUrl: string | null): Promise<OwnBackend> {
  return openBackend({
    folder,
    databaseUrl,
    schema: { migrations: [path.join(example, "tables")] },
    tables,
    auth: { name: "Notes", siteUrl, confirmFirst: false },
    mail: async () => {},
  });
}

async function openHosted(): Promise<Backend> {
  const project = await open((await createPostgresDatabase()).url);
  cleanUpAfter(project.close);
  const server = createServer(getRequestListener(project.routes.fetch));
  const url = `http://127.0.0.1:${await listen(server)}`;
  cleanUpAfter(() => server.close());
  return openBackend({ hosted: { url, publishableKey: "sb_publishable_notes" }, tables });
}

describe.each<[name: string, start: () => Promise<Backend>]>([
  // A new folder takes seven seconds, and the journeys' servers already test one.
  ...(onAllDatabases ? [["in a folder", () => open(null)] as [string, () => Promise<Backend>]] : []),
  ["on a Postgres server", async () => open((await createPostgresDatabase()).url)],
  ["as a hosted project", openHosted],
])("a backend %s", (_name, start) => {
  test("answers the official clients through its fetch handler", slow, async () => {
    const backend = await start();
    cleanUpAfter(backend.close);
    await backend.ready();
    const ask = (input: RequestInfo | URL, init?: RequestInit) => backend.fetch(new Request(input, init));
    const auth = new AuthClient({
      url: `${siteUrl}/auth/v1`,
      fetch: ask,
      autoRefreshToken: false,
      persistSession: false,
    });
    const account = { email: "ines@marlow.example", password: "quiet harbour lantern" };
    expect((await auth.signUp(account)).error).toBeNull();
    const { data } = await auth.signInWithPassword(account);
    expect(data.user?.email).toBe(account.email);
    expect((await auth.signInWithPassword({ ...account, password: "another lantern" })).error?.status).toBe(400);
    const headers = { Authorization: `Bearer ${data.session?.access_token}` };
    const notes = () => new PostgrestClient(`${siteUrl}/rest/v1`, { fetch: ask, headers }).from("notes");
    expect((await notes().select("text")).data).toEqual([{ text: "Open from eight to six." }]);
    expect((await notes().delete().eq("id", 1)).status).toBe(403);
    expect((await new PostgrestClient(`${siteUrl}/rest/v1`, { fetch: ask }).from("users").select()).status).toBe(404);
  });
});
