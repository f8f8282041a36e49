import type { FoundUser } from "@site/backend";
import { type Column, minuteOf, textTable } from "./text-table.ts";

const factorNames: Readonly<Record<string, string>> = { totp: "app", recovery_code: "codes" };

const minuteOr = (time: string | null, otherwise: string): string => (time === null ? otherwise : minuteOf(time));

const columns: readonly Column<FoundUser>[] = [
  ["ID", ({ id }) => id],
  ["ADDRESS", ({ email }) => email ?? "-"],
  ["CONFIRMED", ({ confirmedAt }) => minuteOr(confirmedAt, "no")],
  ["CREATED", ({ createdAt }) => minuteOr(createdAt, "-")],
  ["LAST SIGN-IN", ({ lastSignInAt }) => minuteOr(lastSignInAt, "never")],
  ["BLOCKED UNTIL", ({ blockedUntil }) => minuteOr(blockedUntil, "-")],
  ["SESSIONS", ({ sessions }) => String(sessions)],
  ["FACTORS", ({ factors }) => factors.map((factor) => factorNames[factor] ?? factor).join(", ") || "-"],
];

/** Users as a table for a terminal. An address can't contain terminal control sequences: it is printable ASCII. */
export function tableOf({ users, more }: { users: readonly FoundUser[]; more: boolean }): string {
  if (users.length === 0) return "There is no such user.";
  const lines = textTable(columns, users);
  if (more) lines.push(`There are more than ${users.length}: say more of the address.`);
  else lines.push(`${users.length} ${users.length === 1 ? "user" : "users"}, times in UTC.`);
  return lines.join("\n");
}
