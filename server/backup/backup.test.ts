import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { sql, type Transaction } from "kysely";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { ExpectedError, runAsOwner } from "@site/backend";
import { mountSmallDisk } from "@site/testing/small-disk.ts";
import {
  describeOnEachDatabase,
  onAllDatabases,
  openNewDatabase,
  openTemporaryDatabase,
  temporaryFolder,
} from "@site/backend/testing";
import { rejectHalfRestored, restoringFolder } from "../data-folder/restoring.ts";
import type { Db, Tables } from "../database/tables.ts";
import { openBackup, readKeptFiles, writeBackup } from "./folder.ts";
import { loadSnapshot } from "./load.ts";
import { listTables, takeSnapshot } from "./snapshot.ts";

const folder = temporaryFolder();

const awkward = 'Zoë "quoted" \\ back\nline\ttab 🕊️ e\u0301 \u2028 <b>';
const userId = "00000000-0000-4000-8000-000000000001";

/** Fills tables with rows that are easy to lose or corrupt, such as huge, empty, nested and computed values. */
async function fill(database: Transaction<Tables>): Promise<void> {
  await sql`insert into public.chat_messages (email, message, page)
    select 'visitor' || n || '@mail.example', ${awkward} || n, case when n % 2 = 0 then '/pricing' end
    from generate_series(1, 2500) n`.execute(database);
  await sql`insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, created_at)
    values (${userId}, 'owner@mail.example', '$2b$10$hash', '2026-01-02 03:04:05.678901+05:30',
      '{"deep":{"list":[1,2.50,9007199254740993,null,""]}}', 'infinity')`.execute(database);
  await sql`insert into auth.identities (provider_id, user_id, identity_data, provider)
    values ('1', ${userId}, '{"email":"Owner@Mail.example"}', 'email')`.execute(database);
  await sql`insert into auth.sessions (id, user_id, aal, ip, refreshed_at, refresh_token_counter)
    values (gen_random_uuid(), ${userId}, 'aal2', '2001:db8::1', '2026-01-02 03:04:05.5', 9007199254740993)`.execute(
    database,
  );
}

async function everyTable(database: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and relpersistence = 'p' and nspname not in ('pg_catalog', 'information_schema', 'larkpost')`.execute(
    database,
  );
  return rows.map(({ name }) => name).sort();
}

async function everyRow(database: Db): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const name of await everyTable(database)) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} t`.execute(database);
    all[name] = rows.map(({ line }) => line).sort();
  }
  return all;
}

/** The pairs read and write each kind once. Nightly runs also restore to the same kind. */
const pairs = [
  ["pglite", "postgres"],
  // Covers restores to an older and a newer Postgres version: Debian 12 has 15, and PGlite is 18.
  ["postgres", "pglite"],
  ...(onAllDatabases ? (["pglite", "postgres"] as const).map((kind) => [kind, kind] as const) : []),
] as const;

describe.each(pairs)("a backup of %s restored into %s", (from, to) => {
  test("has every row unchanged, and ids continue", async () => {
    const { database: source, close: closeSource } = await openNewDatabase(from);
    onTestFinished(closeSource);
    const { database: restored, close: closeRestored } = await openNewDatabase(to);
    onTestFinished(closeRestored);
    await runAsOwner(source.db, fill);
    const target = path.join(folder, `${from}-${to}`);
    await writeBackup(target, await takeSnapshot(source.db), []);
    const { manifest, readTable } = await openBackup(target);
    await loadSnapshot(restored.db, manifest, readTable);
    const before = await everyRow(source.db);
    expect(Object.values(before).flat().length).toBeGreaterThan(2_590);
    expect(await everyRow(restored.db)).toEqual(before);
    const add = (database: Db) =>
      runAsOwner(database, (transaction) =>
        transaction
          .insertInto("chat_messages")
          .values({ email: "next@mail.example", message: "next", page: null })
          .returning("id")
          .executeTakeFirstOrThrow(),
      );
    expect(await add(restored.db)).toEqual(await add(source.db));
  });
});

describeOnEachDatabase("a backup", (database) => {
  test("has every table that survives a restart", async () => {
    const { db: service } = database();
    const listed = await runAsOwner(service, listTables);
    expect(listed.map(({ name }) => name).sort()).toEqual(await everyTable(service));
  });
});

describe("a backup directory", async () => {
  const database = await openTemporaryDatabase();
  const data = path.join(folder, "data");
  const backup = path.join(folder, "kept");
  beforeAll(() => {
    mkdirSync(path.join(data, "secrets"), { recursive: true });
    writeFileSync(path.join(data, "secrets", "tokens.key"), "key");
  });

  test("has rows, secrets and emails, readable only by its owner", async () => {
    const snapshot = await takeSnapshot(database.db);
    expect(snapshot.tables.find(({ name }) => name === "public.case_studies")?.rows).toBe(12);
    await writeBackup(backup, snapshot, await readKeptFiles(data));
    await expect(writeBackup(backup, snapshot, await readKeptFiles(data))).rejects.toThrow("already exists");
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(backup, "files", "secrets", "tokens.key")).mode & 0o777).toBe(0o600);
    const target = path.join(folder, "restored");
    await (await openBackup(backup)).restoreFiles(target);
    expect(readFileSync(path.join(target, "secrets", "tokens.key"), "utf8")).toBe("key");
  });

  test("on a full disk fails with one sentence and leaves nothing behind", async ({ skip }) => {
    const disk = mountSmallDisk(path.join(folder, "disk"), 262_144);
    if (!disk) return skip("mounting takes root");
    onTestFinished(() => disk.unmount());
    disk.fill(16_384);
    const target = path.join(disk.folder, "new");
    const snapshot = await takeSnapshot(database.db);
    await expect(writeBackup(target, snapshot, [])).rejects.toThrow(
      new ExpectedError(
        `The disk of ${target} is full, so no backup was taken, and its partial files were removed: free some space, or choose a folder on another disk.`,
      ),
    );
    expect(readdirSync(disk.folder)).toEqual(["filler"]);
    for (const target of ["/proc/nowhere/new", "/proc/version/new"])
      await expect(writeBackup(target, snapshot, [])).rejects.toThrow(`${target} can't be created`);
  });

  test.each(["manifest.json", "manifest.sha256", "tables/public.case_studies.ndjson.gz", "files/secrets/tokens.key"])(
    "is refused when %s differs or is missing",
    async (name) => {
      const file = path.join(backup, name);
      const whole = readFileSync(file);
      if (name === "manifest.sha256") writeFileSync(file, "0".repeat(64));
      else if (name.endsWith(".gz")) writeFileSync(file, whole.subarray(0, whole.length - 9));
      else appendFileSync(file, " ");
      await expect(openBackup(backup)).rejects.toThrow("is damaged");
      rmSync(file);
      await expect(openBackup(backup)).rejects.toThrow(`${name} can't be read`);
      writeFileSync(file, whole);
      await openBackup(backup);
    },
  );

  test("in a format of a later version names the remedy", async () => {
    const later = rewrite((manifest) => {
      manifest.format = "larkpost-backup-2";
    });
    await expect(openBackup(later)).rejects.toThrow("update the site first");
  });

  /** Rewrites the manifest with matching checksums, as an attacker could. */
  function rewrite(change: (manifest: Awaited<ReturnType<typeof openBackup>>["manifest"]) => void): string {
    const hostile = mkdtempSync(path.join(folder, "hostile-"));
    cpSync(backup, hostile, { recursive: true });
    const manifest = JSON.parse(readFileSync(path.join(backup, "manifest.json"), "utf8"));
    change(manifest);
    const text = JSON.stringify(manifest);
    writeFileSync(path.join(hostile, "manifest.json"), text);
    writeFileSync(path.join(hostile, "manifest.sha256"), createHash("sha256").update(text).digest("hex"));
    return hostile;
  }

  test.each([
    "../escaped",
    "secrets/../../escaped",
    "secrets/sub/escaped",
    "secrets/..",
    "secrets/.hidden",
    "secrets",
    "/tmp/escaped",
    "database/PG_VERSION",
    "secrets\\..\\escaped",
    "secrets/nul\0",
  ])("that would write %j, outside its directories, is refused", async (name) => {
    const content = "whatever the attacker wants";
    const sha256 = createHash("sha256").update(content).digest("hex");
    const hostile = rewrite(({ files }) => files.push({ path: name, bytes: content.length, sha256 }));
    const file = path.join(hostile, "files", name.replace("\0", ""));
    // Creates the file that the hostile path names, unless it already exists.
    if (!existsSync(file)) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    await expect(openBackup(hostile)).rejects.toThrow("is not a backup of the site");
  });

  test("with an unknown table, column or sequence is refused", async () => {
    const hostile = rewrite(({ tables }) => tables.push({ name: "../public.x", columns: [], rows: 0, sha256: "" }));
    await expect(openBackup(hostile)).rejects.toThrow("is not a backup of the site");
    const { manifest, readTable } = await openBackup(backup);
    const tables = [...manifest.tables, { name: "larkpost.migrations", columns: [], rows: 0, sha256: "" }];
    const loading = loadSnapshot(database.db, { ...manifest, tables }, readTable);
    await expect(loading).rejects.toThrow("larkpost.migrations, which is not a table of the site");
    const [first, ...others] = manifest.tables;
    const columns = [...(first?.columns ?? []), "x"];
    const widened = { ...manifest, tables: first ? [{ ...first, columns }, ...others] : [] };
    await expect(loadSnapshot(database.db, widened, readTable)).rejects.toThrow(
      `${first?.name}.x, which is not a column of the site`,
    );
    const sequences = [{ name: "public.x", start: "1", last: null }];
    await expect(loadSnapshot(database.db, { ...manifest, sequences }, readTable)).rejects.toThrow(
      "public.x, which is not a sequence of the site",
    );
  });

  test.each(["files/secrets/tokens.key", "files/secrets", "tables"])("whose %s is a link is refused", async (name) => {
    const hostile = rewrite(() => {});
    const elsewhere = path.join(mkdtempSync(path.join(folder, "elsewhere-")), "target");
    renameSync(path.join(hostile, name), elsewhere);
    symlinkSync(elsewhere, path.join(hostile, name));
    await expect(openBackup(hostile)).rejects.toThrow("is a link");
  });

  test("is opened through a link to its directory", async () => {
    const link = path.join(folder, "latest");
    symlinkSync(backup, link);
    await expect(openBackup(link)).resolves.toMatchObject({ manifest: (await openBackup(backup)).manifest });
  });

  test("from another version is refused and changes nothing", async () => {
    const { manifest, readTable } = await openBackup(backup);
    const before = await everyRow(database.db);
    const newer = {
      ...manifest,
      migrations: [["supabase/migrations/29990101000000_later.sql", "0"]] satisfies [string, string][],
    };
    await expect(loadSnapshot(database.db, newer, readTable)).rejects.toThrow("restore it with that version");
    const broken = { ...manifest, tables: manifest.tables.map((table) => ({ ...table, sha256: "0" })) };
    await expect(loadSnapshot(database.db, broken, readTable)).rejects.toThrow(/damaged|differs/);
    expect(await everyRow(database.db)).toEqual(before);
  });
});

test("a directory whose restore was interrupted is refused with one sentence", () => {
  const data = temporaryFolder();
  rejectHalfRestored(data);
  mkdirSync(restoringFolder(data));
  expect(() => rejectHalfRestored(data)).toThrow(`A restore into ${data} has not finished: ${data}/restoring`);
});
