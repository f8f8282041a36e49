import type { OperatorAnswer, OperatorRequest } from "#server/admin/data/operator-command.ts";
import type { Operator } from "#server/admin/data/operators.ts";
import { UsageError } from "../command.ts";
import { type Column, minuteOf, textTable } from "../text-table.ts";

const usage = `Usage:
  npm run admin:add -- <name>
  npm run admin:list
  npm run admin:remove -- <name>`;

/**
 * The request in the arguments of `npm run admin:…`. A name of several words needs no quotes.
 * @throws UsageError for wrong arguments
 */
export function parseArguments(args: readonly string[]): OperatorRequest {
  const [action, ...rest] = args;
  const name = rest.join(" ").trim();
  if (action === "list" && name === "") return { action };
  if ((action !== "add" && action !== "remove") || name === "" || name.startsWith("-")) throw new UsageError(usage);
  return { action, name };
}

const columns: readonly Column<Operator>[] = [
  ["NAME", ({ name }) => name],
  ["ADDED", ({ createdAt }) => minuteOf(createdAt)],
  ["LAST LOG-IN", ({ lastLogInAt }) => (lastLogInAt === null ? "never" : minuteOf(lastLogInAt))],
];

/** What was done, for a terminal. */
export function sentencesOf(answer: OperatorAnswer): string {
  if ("removed" in answer) return `${answer.removed} can't log in any more.`;
  if ("passphrase" in answer) {
    return [
      `${answer.name} can log in at the desk with this passphrase, which is shown only now:`,
      "",
      `  ${answer.passphrase}`,
      "",
      "Keep it in a password manager. A lost one can't be found again: remove the operator, then add them again.",
    ].join("\n");
  }
  if (answer.operators.length === 0) return "There is no operator yet: npm run admin:add -- <name>";
  return [...textTable(columns, answer.operators), "Times are in UTC."].join("\n");
}
