import { existsSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AdminTables } from "#server/admin/admin-tables.ts";
import { takeSnapshot } from "#server/backup/snapshot.ts";
import { serveCommands, socketPath } from "#server/commands/socket.ts";
import { runAsOwner } from "@site/backend";
import { openTemporaryDatabase, temporaryFolder } from "@site/backend/testing";
import type { Tables } from "#server/database/tables.ts";
import { findRunningSite } from "./running-site.ts";

const database = await openTemporaryDatabase("pglite");
const messages = () =>
  runAsOwner(database.db.withTables<Tables>(), (owner) =>
    owner.selectFrom("chat_messages").select("message").execute(),
  );

let folder = "";
let close: (() => Promise<void>) | undefined;
let log = "";

async function runningSite(maxSilence?: number) {
  close ??= serveCommands(
    folder,
    database.db,
    pino({ base: null }, { write: (line: string) => void (log += line) }),
    maxSilence,
  );
  const site = await vi.waitUntil(() => findRunningSite(folder), 20_000);
  if (!site) throw new Error("No site runs.");
  return site;
}

beforeEach(() => {
  folder = temporaryFolder();
  log = "";
});
afterEach(async () => {
  await close?.();
  close = undefined;
});

test("the running process executes statements through a socket that only its owner can open", async () => {
  expect(await findRunningSite(folder)).toBeNull();
  writeFileSync(socketPath(folder), "");
  const db = await runningSite();
  expect(statSync(socketPath(folder)).mode & 0o777).toBe(0o600);
  const moment = new Date("2026-11-24T12:00:00.123Z");
  const { rows } = await sql`select ${moment}::timestamptz as moment, ${9007199254740993n}::bigint::text as number,
    ${"ü\n\u2028"}::text as text, null as nothing, '{"a":[1]}'::jsonb as json`.execute(db);
  expect(rows).toEqual([{ moment, number: "9007199254740993", text: "ü\n\u2028", nothing: null, json: { a: [1] } }]);
  await close?.();
  expect(existsSync(socketPath(folder))).toBe(false);
  expect(await findRunningSite(folder)).toBeNull();
  await expect(sql`select 1`.execute(db)).rejects.toThrow("The site stopped in the meantime");
});

test("a transaction is committed completely or not at all, and excludes others until it ends", async () => {
  const db = await runningSite();
  const added = await runAsOwner(db, async (transaction) => {
    const { numInsertedOrUpdatedRows: count } = await transaction
      .insertInto("chat_messages")
      .values({ email: "a@b.example", message: "kept", page: null })
      .executeTakeFirstOrThrow();
    return { count, beside: messages() };
  });
  expect(added.count).toBe(1n);
  expect(await added.beside).toMatchObject([{ message: "kept" }]);
  const failing = runAsOwner(db, async (transaction) => {
    await transaction.deleteFrom("chat_messages").execute();
    await sql`select 1 / 0`.execute(transaction);
  });
  await expect(failing).rejects.toMatchObject({ code: "22012", message: "division by zero" });
  const leaving = runAsOwner(db, async (transaction) => {
    await transaction.deleteFrom("chat_messages").execute();
    throw new Error("changed its mind");
  });
  await expect(leaving).rejects.toThrow("changed its mind");
  expect(await messages()).toHaveLength(1);
});

test("a statement outside a transaction is committed once it is answered", async () => {
  const db = (await runningSite()).withTables<AdminTables>();
  const note = { kind: "chat", message_id: 1, operator: "Ines Ortega", text: "kept" } as const;
  const { numInsertedOrUpdatedRows } = await db.insertInto("admin.notes").values(note).executeTakeFirstOrThrow();
  const notes = await database.db.withTables<AdminTables>().selectFrom("admin.notes").select("text").execute();
  expect([numInsertedOrUpdatedRows, notes]).toEqual([1n, [{ text: "kept" }]]);
  await expect(
    db
      .insertInto("admin.notes")
      .values({ ...note, text: "" })
      .execute(),
  ).rejects.toMatchObject({
    code: "23514",
  });
});

test("a command that goes silent within its transaction loses it, and the log says so", async () => {
  const db = await runningSite(100);
  const silent = runAsOwner(db, async (transaction) => {
    await transaction.deleteFrom("chat_messages").execute();
    await messages();
  });
  await expect(silent).rejects.toThrow("closed the connection");
  expect(log).toContain("without using it");
  expect(await messages()).toHaveLength(1);
});

test("a backup with thousands of rows works over the socket", { timeout: 60_000 }, async () => {
  const db = await runningSite();
  const rows = Array.from({ length: 3_000 }, (_, index) => ({
    email: "a@b.example",
    message: `Line\n${index}`,
    page: null,
  }));
  await runAsOwner(db, (transaction) => transaction.insertInto("chat_messages").values(rows).execute());
  const [through, direct] = [await takeSnapshot(db), await takeSnapshot(database.db)];
  expect(through).toEqual(direct);
});

test("an invalid message closes the connection and changes nothing", async () => {
  const db = await runningSite();
  for (const line of ["GET / HTTP/1.1", "", "{}"]) {
    expect(await text(connect(socketPath(folder)).end(`${line}\n`))).toBe("");
  }
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test("a data directory whose path is too long for a socket is reported, and the process runs without one", () => {
  folder = path.join(folder, "x".repeat(120));
  close = serveCommands(folder, database.db, pino({ base: null }, { write: (line: string) => void (log += line) }));
  expect(log).toContain("too long for a socket");
});
