import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { DatabaseStartError, sqlState } from "./database-error.ts";

export interface MigrationSession {
  script(statements: string): Promise<void>;
  query(statement: string, parameters: string[]): Promise<Record<string, unknown>[]>;
  transaction(work: (session: MigrationSession) => Promise<void>): Promise<void>;
}

interface MigrationFile {
  path: string;
  /** File name without its folder, because folders may move. Stored in databases and backups. */
  name: string;
  statements: string;
  checksum: string;
  /** First version that works with this migration, if the previous one does not. */
  needs: string | null;
}

export interface DatabaseSchema {
  /** Absolute paths of folders with SQL files. Each file is applied once, ordered by folder and by its unique name. */
  migrations: readonly string[];
  seed?: string | undefined;
  /** The files to apply before an older version's backup is loaded. By default, all files are applied. */
  only?: ReadonlySet<string> | undefined;
  deletable?: readonly string[] | undefined;
  /** Folder for a migrated and seeded database, which is copied into empty data folders. */
  prepared?: string | undefined;
}

/** Each migration says that the previous version works with it, or names the first version that does. */
const MARK = /^-- previous version: (?:works|needs (\d+\.\d+\.\d+))$/m;

const own = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Older databases may have the file's full path. */
export function migrationName(recorded: string): string {
  return recorded.slice(recorded.lastIndexOf("/") + 1);
}

async function read(path: string): Promise<MigrationFile> {
  const statements = (await readFile(path, "utf8")).replaceAll("\r\n", "\n");
  return {
    path,
    name: migrationName(path),
    statements,
    checksum: createHash("sha256").update(statements).digest("hex"),
    needs: MARK.exec(statements)?.[1] ?? null,
  };
}

async function listFiles(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(names.map((name) => read(`${folder}/${name}`)));
}

const PLATFORM = own("platform");
/** Applied whatever `only` says, because every database is opened with this role. */
const SERVICE_ROLE_FILE = "040-service-role.sql";
/** Runs after the migrations if a table lacks a change trigger, so new tables need no extra step. */
const WATCH = own("watch-tables.sql");
/** Runs first, because loading PL/pgSQL takes several times as long on the embedded database. */
const UNWATCHED = `
  select 1 from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not exists (
    select from pg_catalog.pg_trigger where tgrelid = pg_class.oid and tgname = 'notify_table_change'
  ) limit 1`;
/** Runs if the request role lacks rights on a table, so new tables need no extra step. */
const RIGHTS = own("service-rights.sql");
const WITHOUT_RIGHTS = `
  select 1 from pg_catalog.pg_class join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
  where nspname in ('public', 'auth', 'auth_private', 'larkpost') and relkind in ('r', 'p') and (
    not has_table_privilege('larkpost_service', pg_class.oid, 'select') or relrowsecurity and not exists (
      select from pg_catalog.pg_policy where polrelid = pg_class.oid and polname like 'The service may %'
    )
  ) limit 1`;

const RECORDS = `
  create schema if not exists larkpost;
  create table if not exists larkpost.migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  create table if not exists larkpost.needed_versions (
    migration text primary key,
    version text not null
  );`;

async function migrationFiles({ migrations, only }: DatabaseSchema): Promise<MigrationFile[]> {
  const files = (await Promise.all([PLATFORM, ...migrations].map(listFiles))).flat();
  return files.filter(({ name }) => only?.has(name) !== false || name === SERVICE_ROLE_FILE);
}

export async function migrationNames(schema: DatabaseSchema): Promise<string[]> {
  return (await migrationFiles(schema)).map(({ name }) => name);
}

async function applyOnce(session: MigrationSession, file: MigrationFile): Promise<void> {
  await session.transaction(async (transaction) => {
    try {
      await transaction.script(file.statements);
    } catch (error) {
      throw sentence(file.path, error);
    }
    await transaction.query("insert into larkpost.migrations (name, checksum) values ($1, $2)", [
      file.name,
      file.checksum,
    ]);
    if (file.needs === null) return;
    await transaction.query("insert into larkpost.needed_versions (migration, version) values ($1, $2)", [
      file.name,
      file.needs,
    ]);
  });
}

/** SQLSTATEs of a schema, a table, an object or a function that already exists. */
const duplicates = new Set(["42P06", "42P07", "42710", "42723"]);

function sentence(what: string, error: unknown): Error {
  if (sqlState(error) === "42501") {
    return new DatabaseStartError(
      `The database role that migrates (MIGRATION_DATABASE_URL, or else DATABASE_URL) lacks permissions that ${what} needs. Use a superuser, or a role with CREATEROLE that owns the database.`,
      { cause: error },
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  const remedy = duplicates.has(sqlState(error) ?? "")
    ? ". If the database belongs to another program, create an empty one, and name it in DATABASE_URL."
    : "";
  return new DatabaseStartError(`The migration ${what} failed: ${reason}${remedy}`, { cause: error });
}

/** Versions that only add files can share a database. Versions that create a table in different files can't. */
function ofAnotherVersion(name: string, cause: Error): Error {
  return new DatabaseStartError(
    `The database was created by another version of the site, which has ${name}: start that version or a later one. ${cause.message}`,
    { cause },
  );
}

/** @throws DatabaseStartError if a newer version's migration excludes this version */
async function requireVersion(session: MigrationSession, names: ReadonlySet<string>): Promise<void> {
  const rows = await session.query("select migration, version from larkpost.needed_versions", []);
  const needed = rows.filter(({ migration }) => !names.has(String(migration))).map(({ version }) => String(version));
  const version = needed.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })).at(-1);
  if (version === undefined) return;
  throw new DatabaseStartError(
    `A later version of the site changed this database, and this version can't use it: start version ${version} or later, or restore an older backup.`,
  );
}

export async function schemaDigest(schema: DatabaseSchema): Promise<string> {
  const others = [WATCH, RIGHTS, ...(schema.seed === undefined ? [] : [schema.seed])];
  const files = [...(await migrationFiles(schema)), ...(await Promise.all(others.map(read)))];
  const hash = createHash("sha256").update(`${RECORDS} ${schema.deletable?.join(" ")}`);
  for (const { name, checksum } of files) hash.update(`${name} ${checksum}\n`);
  return hash.digest("hex").slice(0, 16);
}

/**
 * Applies platform files, migrations, change triggers, rights and, once, the seed. Needs the migration lock.
 * @throws DatabaseStartError if a file fails, has changed since it was applied, or excludes this version
 */
export async function migrate(session: MigrationSession, schema: DatabaseSchema): Promise<void> {
  await session.script(RECORDS).catch((error: unknown) => {
    throw sentence("the record of migrations", error);
  });
  const rows = await session.query("select name, checksum from larkpost.migrations", []);
  const applied = new Map(rows.map((row) => [migrationName(String(row.name)), String(row.checksum)]));
  const files = await migrationFiles(schema);
  const names = new Set([...files.map(({ name }) => name), migrationName(schema.seed ?? "")]);
  await requireVersion(session, names);
  const unknown = [...applied.keys()].find((name) => !names.has(name));
  for (const file of files) {
    const checksum = applied.get(file.name);
    if (checksum === undefined) {
      await applyOnce(session, file).catch((error: Error) => {
        throw unknown === undefined ? error : ofAnotherVersion(unknown, error);
      });
    } else if (checksum !== file.checksum) {
      throw new DatabaseStartError(
        `The migration ${file.path} was changed after it was applied to this database. Restore the file, and make the change in a new migration.`,
      );
    }
  }
  for (const { query, file } of [
    { query: UNWATCHED, file: WATCH },
    { query: WITHOUT_RIGHTS, file: RIGHTS },
  ]) {
    if ((await session.query(query, [])).length === 0) continue;
    const { statements } = await read(file);
    await session.transaction(async (transaction) => {
      await transaction.query("select set_config('backend.deletable', $1, true)", [schema.deletable?.join(" ") ?? ""]);
      await transaction.script(statements);
    });
  }
  if (schema.seed === undefined) return;
  const seed = await read(schema.seed);
  // A newer version's seed must not restore rows that the owner deleted.
  if (applied.has(seed.name) || schema.only?.has(seed.name) === false) return;
  // Older tables may lack the seed's columns, and the backup contains the rows.
  await applyOnce(session, schema.only ? { ...seed, statements: "" } : seed);
}
