import { type Kysely, sql } from "kysely";
import { decrypt } from "@site/http";
import type { AuthTables } from "./auth-tables.ts";

type Row = Record<string, unknown>;

/** Supabase Auth reads these as text and fails on null. */
const neverNull: Row = {
  instance_id: "00000000-0000-0000-0000-000000000000",
  confirmation_token: "",
  recovery_token: "",
  email_change_token_new: "",
  email_change_token_current: "",
  email_change: "",
  reauthentication_token: "",
  phone_change: "",
  phone_change_token: "",
};

const userColumns = [
  ...Object.keys(neverNull),
  ..."id aud role email encrypted_password email_confirmed_at last_sign_in_at".split(" "),
  ..."raw_app_meta_data raw_user_meta_data created_at updated_at banned_until is_sso_user is_anonymous".split(" "),
];
const ownColumns = ["id", "user_id", "created_at", "updated_at"];
const identityColumns = [...ownColumns, "provider_id", "identity_data", "provider", "last_sign_in_at"];
const factorColumns = [...ownColumns, "friendly_name", "factor_type", "status", "secret"];

/**
 * SQL for hosted Supabase, one statement per item. Idempotent. Contains hashes and decrypted secrets.
 * Excludes sessions. Also excludes accounts with several pending passwords, of which Supabase would adopt the latest.
 */
export async function* exportAccounts(db: Kysely<AuthTables>, encryptionKey: Buffer): AsyncGenerator<string> {
  const contested = await contestedUsers(db);
  yield "begin;\n";
  for await (const user of selectRows(db, "auth.users")) {
    if (contested.has(user.id)) continue;
    yield insert("auth.users", userColumns, { ...user, ...neverNull });
  }
  for await (const identity of selectRows(db, "auth.identities")) {
    if (contested.has(identity.user_id)) continue;
    yield insert("auth.identities", identityColumns, identity);
  }
  for await (const factor of selectRows(db, "auth.mfa_factors")) {
    if (contested.has(factor.user_id)) continue;
    // Recovery codes are hashed with a key that is not exported.
    if (factor.status !== "verified" || factor.factor_type !== "totp") continue;
    const secret = decrypt(encryptionKey, String(factor.id), String(factor.secret));
    yield insert("auth.mfa_factors", factorColumns, { ...factor, secret });
  }
  yield "commit;\n";
}

async function contestedUsers(db: Kysely<AuthTables>): Promise<ReadonlySet<unknown>> {
  const rows = await db
    .selectFrom("auth_private.sign_ups as typed")
    .innerJoin("auth.users as user", "user.id", "typed.user_id")
    .select("user.id")
    .where("user.email_confirmed_at", "is", null)
    .groupBy("user.id")
    .having(({ fn }) => fn.count("typed.password_hash").distinct(), ">", 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const pageSize = 500;

/** Reads in batches, so tables may be larger than memory. */
async function* selectRows(db: Kysely<AuthTables>, table: string): AsyncGenerator<Row> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where id > ${after}::uuid order by id limit ${pageSize}`.execute(db);
    yield* rows;
    if (rows.length < pageSize) return;
    after = String(rows.at(-1)?.id);
  }
}

function insert(table: string, columns: readonly string[], row: Row): string {
  const values = columns.map((column) => literal(row[column]));
  return `insert into ${table} (${columns.join(", ")})\n  values (${values.join(", ")})\n  on conflict do nothing;\n`;
}

/** Valid under both settings of `standard_conforming_strings`. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "boolean" || typeof value === "number") return String(value);
  if (value instanceof Date) return `'${value.toISOString()}'`;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const quoted = `'${text.replaceAll("'", "''").replaceAll("\\", "\\\\")}'`;
  return text.includes("\\") ? `E${quoted}` : quoted;
}
