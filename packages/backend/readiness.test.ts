import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { startTestService } from "./auth/testing.ts";
import type { Database } from "./database/database.ts";
import { createPostgresDatabase, describeOnEachDatabase } from "./database/testing.ts";
import { temporaryFolder } from "./lib/testing.ts";
import { mountSmallDisk } from "@site/testing/small-disk.ts";
import type { AuthTables } from "./auth/auth-tables.ts";
import { openSecretStore, rotateSigningKeys } from "./auth/secret-store.ts";
import { runAsOwner } from "./database/roles.ts";
import { createReadinessCheck } from "./readiness.ts";
import type { Tables } from "./testing/site.ts";

const inOrder = { checkSecrets: async () => undefined };

async function passes(check: () => Promise<void>): Promise<boolean> {
  return check().then(
    () => true,
    () => false,
  );
}

/** Each call comes five seconds after the previous one, so every call writes. */
function laterAndLater(database: Database, writesTo: string | null = null): () => Promise<boolean> {
  let now = 0;
  const check = createReadinessCheck({ database, auth: inOrder, writesTo, now: () => (now += 5_000) });
  return () => passes(check);
}

describeOnEachDatabase("readiness", (database) => {
  const written = async () =>
    (await sql<{ at: string }>`select checked_at::text as at from larkpost.readiness`.execute(database().db)).rows;

  test("writes one row, at most once in five seconds", async () => {
    let now = 0;
    const check = createReadinessCheck({ database: database(), auth: inOrder, writesTo: null, now: () => now });
    expect(await written()).toEqual([]);
    await Promise.all([check(), check()]);
    const first = await written();
    expect(first).toHaveLength(1);
    now = 4_999;
    await check();
    expect(await written()).toEqual(first);
    now = 5_000;
    await check();
    expect(await written()).toHaveLength(1);
    expect(await written()).not.toEqual(first);
  });

  test("is lost while the row can't be written, and returns without a restart", async () => {
    const isReady = laterAndLater(database());
    const change = (statement: string) =>
      runAsOwner(database().db.withTables<Tables>(), (transaction) => sql.raw(statement).execute(transaction));
    expect(await isReady()).toBe(true);
    await change("revoke insert, update on larkpost.readiness from larkpost_service");
    expect(await isReady()).toBe(false);
    await change("grant insert, update on larkpost.readiness to larkpost_service");
    expect(await isReady()).toBe(true);
  });

  test("is lost while the disk of the emails and the database is full", async ({ skip }) => {
    const disk = mountSmallDisk(join(temporaryFolder(), "disk"), 1_048_576);
    if (!disk) return skip("mounting takes root");
    const isReady = laterAndLater(database(), disk.folder);
    expect(await isReady()).toBe(true);
    disk.fill(0);
    expect(await isReady()).toBe(false);
    disk.free();
    expect(await isReady()).toBe(true);
    disk.unmount();
  });

  test("requires every secret to be readable and to be the one in use", async () => {
    const settings = { dataDirectory: temporaryFolder(), secretsKeys: [] };
    const { service } = startTestService(database(), { secrets: await openSecretStore(database(), settings) });
    const check = createReadinessCheck({ database: database(), auth: service, writesTo: null });
    const db = database().db.withTables<AuthTables>();
    await rotateSigningKeys(db, settings);
    expect(await passes(check)).toBe(true);
    await db.updateTable("auth_private.secrets").set({ value: "damaged" }).execute();
    expect(await passes(check)).toBe(false);
    await db.deleteFrom("auth_private.secrets").execute();
    await openSecretStore(database(), settings);
    expect(await passes(check)).toBe(false);
  });
});

test("readiness is lost while a Postgres server is read-only, like a standby, and returns without a restart", async () => {
  const { url, open } = await createPostgresDatabase();
  const database = await open();
  const name = new URL(url).pathname.slice(1);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const isReady = laterAndLater(database);
  await owner.query(`alter database ${name} set default_transaction_read_only = on`);
  expect(await isReady()).toBe(false);
  await owner.query(`set transaction read write; alter database ${name} reset default_transaction_read_only`);
  await owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await expect.poll(isReady).toBe(true);
  await owner.end();
});
