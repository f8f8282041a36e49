import { randomInt } from "node:crypto";
import { ExpectedError, type Passwords } from "@site/backend";
import { sql } from "kysely";
import type { AdminDb, Operator } from "./admin-tables.ts";

/** Excludes letters and digits that look alike. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 4;
const groupLength = 5;

export function makePassphrase(): string {
  const letter = (): string => alphabet[randomInt(alphabet.length)] ?? "";
  const group = (): string => Array.from({ length: groupLength }, letter).join("");
  return Array.from({ length: groups }, group).join("-");
}

export function normalizePassphrase(typed: string): string {
  const letters = typed.toLowerCase().replaceAll(/[\s-]/g, "");
  return letters.match(new RegExp(`.{1,${groupLength}}`, "gu"))?.join("-") ?? "";
}

export class OperatorError extends ExpectedError {
  override name = "OperatorError";
}

const named = (name: string) => sql<boolean>`lower(name) = lower(${name})`;

function checkedName(typed: string): string {
  const name = typed.trim().replaceAll(/\s+/g, " ");
  if (!/^[^\p{Cc}\p{Cf}]{1,60}$/u.test(name)) {
    throw new OperatorError("An operator's name has 1 to 60 characters, such as Ines Ortega.");
  }
  return name;
}

/** Stores only the passphrase's hash. @throws OperatorError if the name is taken or invalid */
export async function addOperator(
  db: AdminDb,
  passwords: Pick<Passwords, "hash">,
  typed: string,
): Promise<{ name: string; passphrase: string }> {
  const name = checkedName(typed);
  const passphrase = makePassphrase();
  const added = await db
    .insertInto("admin.operators")
    .values({ name, passphrase_hash: await passwords.hash(passphrase) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) throw new OperatorError(`The operator ${name} already exists: remove it first to get a new passphrase.`);
  return { name, passphrase };
}

export function listOperators(db: AdminDb): Promise<Pick<Operator, "name" | "created_at" | "last_log_in_at">[]> {
  const columns = ["name", "created_at", "last_log_in_at"] as const;
  return db.selectFrom("admin.operators").select(columns).orderBy("name").execute();
}

/** Also ends the operator's sessions, but keeps the action log. @throws OperatorError for an unknown name */
export async function removeOperator(db: AdminDb, typed: string): Promise<string> {
  const name = checkedName(typed);
  const removed = await db.deleteFrom("admin.operators").where(named(name)).returning("name").executeTakeFirst();
  if (!removed) throw new OperatorError(`There is no operator ${name}.`);
  return removed.name;
}

export async function verifyOperator(
  db: AdminDb,
  passwords: Pick<Passwords, "verify">,
  credentials: { name: string; passphrase: string },
): Promise<{ id: string; name: string } | null> {
  const found = await db
    .selectFrom("admin.operators")
    .select(["id", "name", "passphrase_hash"])
    .where(named(credentials.name.trim().replaceAll(/\s+/g, " ")))
    .executeTakeFirst();
  const isRight = await passwords.verify(normalizePassphrase(credentials.passphrase), found?.passphrase_hash ?? null);
  return found && isRight ? { id: found.id, name: found.name } : null;
}
