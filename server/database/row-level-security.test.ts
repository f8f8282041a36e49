import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Caller, type Database, runAsOwner, sqlState } from "@site/backend";
import type { Db, Tables } from "./tables.ts";
import { describeOnEachDatabase } from "@site/backend/testing";

const callers: Record<string, Caller> = {
  anonymous: { role: "anon", claims: {} },
  "signed in": { role: "authenticated", claims: { sub: "0b9e7a54-64a3-4a57-9a4d-0a8f2f1d0001" } },
  "another user": { role: "authenticated", claims: { sub: "0b9e7a54-64a3-4a57-9a4d-0a8f2f1d0002" } },
};

/** Privileges of all callers. Everything else is refused. */
const allowed: Record<string, { select?: "all"; insert?: string[] }> = {
  "public.case_studies": { select: "all" },
  "public.social_media_world": { select: "all" },
  "public.record_translations": { select: "all" },
  "public.chat_messages": { insert: ["email", "message", "page", "language"] },
  "public.contact_messages": { insert: ["name", "business", "email", "message", "language"] },
};

interface Column {
  table: string;
  column: string;
}

async function selectColumns(database: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select format('%I.%I', nspname, relname) as table, attname as column
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
    where nspname in ('public', 'auth', 'auth_private', 'larkpost', 'notifications', 'threads', 'admin', 'subscribers', 'privacy', 'planned') and relkind in ('r', 'p', 'v', 'm', 'f')
      and attnum > 0 and not attisdropped order by 1, attnum`.execute(database);
  return rows;
}

async function attempt(database: Database, caller: Caller, statement: string): Promise<"refused" | "done"> {
  const undo = new Error("undo");
  try {
    await database.as(caller, async (transaction) => {
      await sql.raw(statement).execute(transaction);
      throw undo;
    });
  } catch (error) {
    if (error === undo) return "done";
    if (sqlState(error) === "42501") return "refused";
    if (sqlState(error)?.startsWith("23")) return "done";
    throw error;
  }
  return "done";
}

async function unguardedTables(database: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and (not relrowsecurity or not exists (
        select from pg_policy where polrelid = pg_class.oid and polname not like 'The service may %'
      ))`.execute(database);
  return rows.map((row) => row.name);
}

describeOnEachDatabase("row-level security", (database) => {
  test.each(Object.keys(callers))("D2 D3 S6.1 %s: every table, verb and column", async (name) => {
    const caller = callers[name] ?? { role: "anon", claims: {} };
    const columns = await selectColumns(database().db);
    expect(columns.length).toBeGreaterThan(20);
    const unexpected: string[] = [];
    const check = async (label: string, statement: string, expected: boolean) => {
      const outcome = await attempt(database(), caller, statement);
      if (outcome !== (expected ? "done" : "refused")) unexpected.push(`${label}: ${outcome}`);
    };
    for (const { table, column } of columns) {
      const rights = allowed[table] ?? {};
      const quoted = `"${column}"`;
      await check(`select ${table}.${column}`, `select ${quoted} from ${table} limit 1`, rights.select === "all");
      await check(
        `insert ${table}.${column}`,
        `insert into ${table} (${quoted}) values (default)`,
        rights.insert?.includes(column) ?? false,
      );
      await check(`update ${table}.${column}`, `update ${table} set ${quoted} = default`, false);
    }
    for (const table of new Set(columns.map((column) => column.table))) {
      await check(`delete ${table}`, `delete from ${table}`, false);
      await check(`truncate ${table}`, `truncate ${table}`, false);
      await check(`returning ${table}`, `insert into ${table} default values returning *`, false);
    }
    expect(unexpected).toEqual([]);
  });

  test("S3 every caller can read all rows of the two public tables", async () => {
    for (const table of ["case_studies", "social_media_world"] as const) {
      const all = await database().db.withTables<Tables>().selectFrom(table).select("id").execute();
      const seen = await database().as({ role: "anon", claims: {} }, (transaction) =>
        transaction.withTables<Tables>().selectFrom(table).select("id").execute(),
      );
      expect(seen).toHaveLength(all.length);
    }
  });

  test("every public table is protected, and a table added without policies is found", async () => {
    expect(await unguardedTables(database().db)).toEqual([]);
    const undo = new Error("undo");
    const found: string[] = [];
    const undone = runAsOwner(database().db.withTables<Tables>(), async (transaction) => {
      await sql`create table public.forgotten (id bigint)`.execute(transaction);
      await sql`create table public.half_done (id bigint)`.execute(transaction);
      await sql`alter table public.half_done enable row level security`.execute(transaction);
      found.push(...(await unguardedTables(transaction)));
      throw undo;
    });
    await expect(undone).rejects.toBe(undo);
    expect(found.sort()).toEqual(["forgotten", "half_done"]);
  });

  test("policies depend only on the caller's role, so that reads can be cached per role", async () => {
    const { rows } = await sql<{ reads: string }>`
      select pg_get_expr(polqual, polrelid) as reads from pg_policy
      where polrelid in ('public.case_studies'::regclass, 'public.social_media_world'::regclass, 'public.record_translations'::regclass)`.execute(
      database().db,
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
    const asked =
      /NOT \(\w*id IN \( SELECT hidden\.hidden\s+FROM planned\.hidden_records\('\w+'::text\) hidden\(hidden\)\)\)/g;
    const planned = { test: (reads: string) => /^[()]*(?:\w+ IS NULL|AND|OR|[()\s])*$/.test(reads.replace(asked, "")) };
    expect(rows.filter(({ reads }) => reads !== "true" && !planned.test(reads))).toEqual([]);
  });

  test("callers can run no function with the owner's rights, except the one by which policies find hidden records", async () => {
    const { rows } = await sql`
      select proname from pg_proc where pronamespace in ('public'::regnamespace, 'auth'::regnamespace, 'notifications'::regnamespace, 'threads'::regnamespace, 'admin'::regnamespace, 'subscribers'::regnamespace, 'privacy'::regnamespace, 'planned'::regnamespace) and prosecdef
        and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`.execute(
      database().db,
    );
    expect(rows).toEqual([{ proname: "hidden_records" }]);
  });

  test("D33 a translation has an original and its texts, is the only one in its language, and is hidden and deleted with its original", async () => {
    const undo = new Error("undo");
    const undone = runAsOwner(database().db.withTables<Tables>(), async (transaction) => {
      const add = (id: number, language: string, texts: string) =>
        sql`insert into record_translations (platform_id, language, texts) values (${id}, ${language}, ${texts})`.execute(
          transaction,
        );
      const refused = async (id: number, language: string, texts: string) => {
        await sql`savepoint before`.execute(transaction);
        const code = await add(id, language, texts).then(() => null, sqlState);
        await sql`rollback to before`.execute(transaction);
        return code;
      };
      const [{ owner = "" } = {}] = (await sql<{ owner: string }>`select current_user as owner`.execute(transaction))
        .rows;
      const name = '{"platform_name": "Gesichtsbuch"}';
      expect(await refused(999_999, "de", name)).toBe("23503");
      expect(await refused(1, "en", name)).toBe("23514");
      expect(await refused(1, "de", '{"platform_name": " "}')).toBe("23514");
      expect(await refused(1, "de", "{}")).toBe("23514");
      await add(1, "de", name);
      expect(await refused(1, "de", name)).toBe("23505");
      const count = async (role: string) => {
        await sql`set local role ${sql.raw(role)}`.execute(transaction);
        const { rows } = await sql<{ n: number | string }>`
          select count(*) as n from record_translations where platform_id = 1 and language = 'de'`.execute(transaction);
        await sql`set local role ${sql.raw(owner)}`.execute(transaction);
        return Number(rows[0]?.n);
      };
      expect(await count("anon")).toBe(1);
      await sql`insert into planned.times values ('social_media_world', 1, now() + interval '1 day', null)`.execute(
        transaction,
      );
      expect(await count("anon")).toBe(0);
      await sql`delete from social_media_world where id = 1`.execute(transaction);
      expect(await count("larkpost_service")).toBe(0);
      throw undo;
    });
    await expect(undone).rejects.toBe(undo);
  });

  test.each([
    ["chat_messages", { email: "no address", message: "x" }],
    ["chat_messages", { email: "a@b.example", message: " " }],
    ["chat_messages", { email: "a@b.example", message: "x".repeat(2001) }],
    ["chat_messages", { email: "a@b.example", message: "x", page: "https://elsewhere.example" }],
    ["contact_messages", { name: "x".repeat(101), business: "b", email: "a@b.example", message: "x" }],
    ["contact_messages", { name: "n", business: " ", email: "a@b.example", message: "x" }],
    ["contact_messages", { name: "n", business: "b", email: "a@b", message: "x" }],
    ["contact_messages", { name: "n", business: "b", email: "a@b.example", message: "x".repeat(4001) }],
  ] as const)("D2 D3 the database refuses an invalid row of %s: %j", async (table, row) => {
    const inserting = database().as({ role: "anon", claims: {} }, (transaction) =>
      sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row))})`.execute(transaction),
    );
    await expect(inserting).rejects.toMatchObject({ code: "23514" });
  });
});
