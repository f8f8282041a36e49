import { userInfo } from "node:os";
import { createInterface } from "node:readline/promises";
import type { Administered, FoundUser, UserAdministration } from "@site/backend";
import type { Settings } from "#server/settings/settings.ts";
import { type Command, defineAction, UsageError } from "./command.ts";
import { administrationOf, onSite } from "./on-site.ts";
import { type Column, minuteOf, textTable } from "./text-table.ts";

const hour = 3_600_000;
/** A hundred years, as operators of Supabase use for a permanent block. */
const forGood = 876_000 * hour;

/** Milliseconds, within a hundred years. @throws UsageError unless it is a whole number of hours or days */
export function readDuration(text: string | undefined): number {
  if (text === undefined) return forGood;
  const [, number, unit] = /^(\d{1,6})([hd])$/.exec(text) ?? [];
  const milliseconds = Number(number) * (unit === "d" ? 24 * hour : hour);
  if (!(milliseconds > 0 && milliseconds <= forGood)) {
    throw new UsageError(`--for is "${text}", but it must be hours or days, such as 24h or 30d.`);
  }
  return milliseconds;
}

/** For the log; under sudo also the user who called sudo. */
function operatorName(): string {
  const { SUDO_USER: sudoUser } = process.env;
  const name = (() => {
    try {
      return userInfo().username;
    } catch {
      // A user without an entry, such as a container's.
      return `uid ${process.getuid?.()}`;
    }
  })();
  return sudoUser ? `${name} (sudo by ${sudoUser})` : name;
}

function administer<T>(settings: Settings, work: (users: UserAdministration) => Promise<T>): Promise<T> {
  // Read before the process becomes the folder's owner.
  const operator = operatorName();
  return onSite(settings, "requests", (site) => work(administrationOf(site).users(operator)));
}

const factorNames: Readonly<Record<string, string>> = { totp: "app", recovery_code: "codes" };

const columns: readonly Column<FoundUser>[] = [
  ["ID", ({ id }) => id],
  ["ADDRESS", ({ email }) => email ?? "-"],
  ["CONFIRMED", ({ confirmedAt }) => minuteOf(confirmedAt, "no")],
  ["CREATED", ({ createdAt }) => minuteOf(createdAt)],
  ["LAST SIGN-IN", ({ lastSignInAt }) => minuteOf(lastSignInAt, "never")],
  ["BLOCKED UNTIL", ({ blockedUntil }) => minuteOf(blockedUntil)],
  ["SESSIONS", ({ sessions }) => String(sessions)],
  ["FACTORS", ({ factors }) => factors.map((factor) => factorNames[factor] ?? factor).join(", ") || "-"],
];

/** An address can't contain terminal control sequences: it is printable ASCII. */
export function tableOf({ users, more }: { users: readonly FoundUser[]; more: boolean }): string {
  if (users.length === 0) return "There is no such user.";
  const lines = textTable(columns, users);
  if (more) lines.push(`There are more than ${users.length}: say more of the address.`);
  else lines.push(`${users.length} ${users.length === 1 ? "user" : "users"}, times in UTC.`);
  return lines.join("\n");
}

/** For actions that can't be undone. @returns whether exactly that text was typed */
export async function confirmByTyping(
  { input, output }: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream },
  question: string,
  expected: string,
): Promise<boolean> {
  const terminal = createInterface({ input, output });
  const closed = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  try {
    return (await Promise.race([terminal.question(question), closed])).trim() === expected;
  } finally {
    terminal.close();
  }
}

/** @throws UsageError if the deletion was not confirmed */
async function confirmDeletion(users: UserAdministration, user: string): Promise<void> {
  const found = await users.show(user);
  if (!process.stdin.isTTY) throw new UsageError("Deleting can't be undone: add --yes, or run it at a terminal.");
  console.log(tableOf({ users: [found], more: false }));
  const question = `This deletes the account and the messages from its address. Type ${user} to go on: `;
  const streams = { input: process.stdin, output: process.stdout };
  if (!(await confirmByTyping(streams, question, user))) throw new UsageError("Nothing was deleted.");
}

const sentenceOf = ({ user }: Administered, done: string): string =>
  `${user.email ?? "The user"} (${user.id}) ${done}.`;

export const command: Command = {
  hosted: "The users are on hosted Supabase: manage them in the project's dashboard, under Authentication, Users.",
  actions: {
    find: defineAction({
      usage: "<part of an address, or id>",
      summary: "Lists accounts.",
      run: async ({ settings, words: [text = ""] }) => tableOf(await administer(settings, (users) => users.find(text))),
    }),
    block: defineAction({
      usage: "<address or id> [--for 24h|30d]",
      summary: "Ends an account's sessions and refuses its sign-ins, for hours, days, or without --for for good.",
      options: { for: { type: "string" } },
      async run({ settings, words: [user = ""], values }) {
        const span = readDuration(values.for);
        const done = await administer(settings, (users) => users.block(user, span));
        const until = minuteOf(done.user.blockedUntil);
        return sentenceOf(done, `is blocked until ${until} UTC; sessions ended: ${done.endedSessions}`);
      },
    }),
    unblock: defineAction({
      usage: "<address or id>",
      summary: "Lets it sign in again.",
      run: async ({ settings, words: [user = ""] }) =>
        sentenceOf(await administer(settings, (users) => users.unblock(user)), "is no longer blocked"),
    }),
    "sign-out": defineAction({
      usage: "<address or id>",
      summary: "Ends its sessions.",
      async run({ settings, words: [user = ""] }) {
        const done = await administer(settings, (users) => users.signOut(user));
        return sentenceOf(done, `is signed out; sessions ended: ${done.endedSessions}`);
      },
    }),
    delete: defineAction({
      usage: "<address or id> [--yes]",
      summary: "Deletes it with the messages from its address. Asks first; --yes is the answer.",
      options: { yes: { type: "boolean" } },
      async run({ settings, words: [user = ""], values }) {
        const done = await administer(settings, async (users) => {
          if (!values.yes) await confirmDeletion(users, user);
          return users.delete(user);
        });
        return sentenceOf(done, `is deleted; sessions ended: ${done.endedSessions}`);
      },
    }),
  },
};
