import type { UserRequest } from "#server/auth/user-command.ts";
import { readArguments, UsageError } from "../command.ts";

export const usage = `Usage:
  npm run users -- find <part of an address, or an id>
  npm run users -- block <address or id> [--for 24h|30d]
  npm run users -- unblock <address or id>
  npm run users -- sign-out <address or id>
  npm run users -- delete <address or id> [--yes]`;

const hour = 3_600_000;
/** A hundred years, as operators of Supabase use for a permanent block. */
const forGood = 876_000 * hour;

/** @throws UsageError unless it is a whole number of hours or days, within a hundred years */
function readDuration(text: string | undefined): number {
  if (text === undefined) return forGood;
  const [, number, unit] = /^(\d{1,6})([hd])$/.exec(text) ?? [];
  const milliseconds = Number(number) * (unit === "d" ? 24 * hour : hour);
  if (!(milliseconds > 0 && milliseconds <= forGood)) {
    throw new UsageError(`--for is "${text}", but it must be hours or days, such as 24h or 30d.`);
  }
  return milliseconds;
}

/**
 * The request in the arguments after `npm run users --`.
 * @returns the request, and whether it was confirmed by `--yes`
 * @throws UsageError for wrong arguments
 */
export function parseArguments(args: readonly string[]): { request: UserRequest; isConfirmed: boolean } {
  const { positionals, values } = readArguments(args, { yes: { type: "boolean" }, for: { type: "string" } }, usage);
  const [action, subject, ...more] = positionals;
  if (!action || !subject || more.length > 0) throw new UsageError(usage);
  if (values.for !== undefined && action !== "block") throw new UsageError(`--for goes with block alone.\n${usage}`);
  if (values.yes && action !== "delete") throw new UsageError(`--yes goes with delete alone.\n${usage}`);
  const isConfirmed = values.yes === true;
  switch (action) {
    case "find":
      return { request: { action, text: subject }, isConfirmed };
    case "block":
      return { request: { action, user: subject, milliseconds: readDuration(values.for) }, isConfirmed };
    case "unblock":
    case "sign-out":
    case "delete":
      return { request: { action, user: subject }, isConfirmed };
    default:
      throw new UsageError(`There is no "${action}".\n${usage}`);
  }
}
