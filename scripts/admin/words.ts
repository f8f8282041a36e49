import type { OperatorAnswer, OperatorRequest } from "#server/admin/data/operator-command.ts";
import type { Operator } from "#server/admin/data/operators.ts";
import { UsageError } from "../command.ts";
import { type Column, textTable } from "../text-table.ts";

const usage = `Usage:
  npm run admin:add -- <name>
  npm run admin:list
  npm run admin:remove -- <name>`;

/**
 * What the words of `npm run admin:…` ask for. A name of several words needs no quotes.
 * @throws UsageError for words that ask for nothing
 */
export function readWords(words: readonly string[]): OperatorRequest {
  const [action, ...rest] = words;
  const name = rest.join(" ").trim();
  if (action === "list" && name === "") return { action };
  if ((action !== "add" && action !== "remove") || name === "" || name.startsWith("-")) throw new UsageError(usage);
  return { action, name };
}

const minute = (time: string): string => time.slice(0, 16).replace("T", " ");

const columns: readonly Column<Operator>[] = [
  ["NAME", ({ name }) => name],
  ["ADDED", ({ createdAt }) => minute(createdAt)],
  ["LAST LOG-IN", ({ lastLogInAt }) => (lastLogInAt === null ? "never" : minute(lastLogInAt))],
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
      "Keep it in a password manager. A lost one can't be found again: remove the operator, then add them anew.",
    ].join("\n");
  }
  if (answer.operators.length === 0) return "There is no operator yet: npm run admin:add -- <name>";
  return [...textTable(columns, answer.operators), "Times are in UTC."].join("\n");
}
