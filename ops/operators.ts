import type { AdminTables } from "#server/admin/admin-tables.ts";
import { addOperator, listOperators, removeOperator } from "#server/admin/operators.ts";
import { createPasswords } from "@site/backend";
import { type Command, defineAction } from "./command.ts";
import { onSite, type Site } from "./on-site.ts";
import { type Column, formatMinute, textTable } from "./text-table.ts";

const columns: readonly Column<Awaited<ReturnType<typeof listOperators>>[number]>[] = [
  ["NAME", ({ name }) => name],
  ["ADDED", ({ created_at: added }) => formatMinute(added)],
  ["LAST LOG-IN", ({ last_log_in_at: last }) => formatMinute(last, "never")],
];

const getTables = ({ db }: Site) => db.withTables<AdminTables>();

/** The arguments are joined, so a name with spaces needs no quotes. */
export const command: Command = {
  hosted: "The data is on hosted Supabase, whose dashboard is the desk.",
  actions: {
    add: defineAction({
      usage: "<name>…",
      summary: "Adds an operator, who logs in at the desk with a passphrase that is shown once.",
      async run({ settings, words }) {
        const passwords = createPasswords(1);
        try {
          const { name, passphrase } = await onSite(settings, "requests", (site) =>
            addOperator(getTables(site), passwords, words.join(" ")),
          );
          return [
            `${name} can log in at the desk with this passphrase, which is shown only now:`,
            "",
            `  ${passphrase}`,
            "",
            "Keep it in a password manager. A lost passphrase can't be recovered: remove the operator, then add them again.",
          ].join("\n");
        } finally {
          await passwords.close();
        }
      },
    }),
    list: defineAction({
      usage: "",
      summary: "Lists the operators and when each last logged in.",
      async run({ settings }) {
        const operators = await onSite(settings, "requests", (site) => listOperators(getTables(site)));
        if (operators.length === 0) return "There is no operator yet: larkpost operators add <name>";
        return [...textTable(columns, operators), "Times are in UTC."].join("\n");
      },
    }),
    remove: defineAction({
      usage: "<name>…",
      summary: "Removes the operator and ends their sessions at once.",
      async run({ settings, words }) {
        const removed = await onSite(settings, "requests", (site) => removeOperator(getTables(site), words.join(" ")));
        return `${removed} can no longer log in.`;
      },
    }),
  },
};
