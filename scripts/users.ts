import { userInfo } from "node:os";
import type { Kysely } from "kysely";
import type { AuthTables } from "#server/auth/auth-tables.ts";
import { UserAdministrationError } from "#server/auth/user-administration.ts";
import { sendUserRequest, executeUserRequest, type UserAnswer, type UserRequest } from "#server/auth/user-command.ts";
import { asOwnerOf } from "#server/data-folder/owner.ts";
import { createPool } from "#server/database/postgres.ts";
import type { Tables } from "#server/database/tables.ts";
import { createCommandLog } from "#server/log/log.ts";
import type { Settings } from "#server/settings/settings.server.ts";
import { runCommand, UsageError } from "./command.ts";
import { onFolder, onServer } from "./on-database.ts";
import { confirmByTyping } from "./users/confirmation.ts";
import { minuteOf } from "./text-table.ts";
import { tableOf } from "./users/table.ts";
import { parseArguments } from "./users/arguments.ts";

/** The user who runs the command, for the log; under sudo also the user who called sudo. */
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

type Ask = (request: UserRequest) => Promise<UserAnswer>;

/** Asks for confirmation, because a deletion can't be undone. @throws UsageError if it was not confirmed */
async function confirmDeletion(ask: Ask, user: string): Promise<void> {
  const answer = await ask({ action: "show", user });
  if (!process.stdin.isTTY) throw new UsageError("Deleting can't be undone: add --yes, or run it at a terminal.");
  if ("users" in answer) console.log(tableOf(answer));
  const question = `This deletes the account and the messages from its address. Type ${user} to go on: `;
  const streams = { input: process.stdin, output: process.stdout };
  if (!(await confirmByTyping(streams, question, user))) throw new UsageError("Nothing was deleted.");
}

const done: Readonly<Record<Exclude<UserRequest["action"], "find" | "show">, string>> = {
  block: "is blocked",
  unblock: "is no longer blocked",
  "sign-out": "is signed out",
  delete: "is deleted",
};

function sentenceOf(request: UserRequest, answer: UserAnswer): string {
  if ("users" in answer || request.action === "find" || request.action === "show") {
    return "users" in answer ? tableOf(answer) : "";
  }
  const { user, endedSessions } = answer;
  const until = request.action === "block" ? ` until ${minuteOf(user.blockedUntil ?? "")} UTC` : "";
  const sessions = request.action === "unblock" ? "" : `; sessions ended: ${endedSessions}`;
  return `${user.email ?? "The user"} (${user.id}) ${done[request.action]}${until}${sessions}.`;
}

/** `npm run users`: lets an operator manage accounts, whether the site runs or not. See docs/authentication.md. */
await runCommand(async (settings: Settings) => {
  const { request, isConfirmed } = parseArguments(process.argv.slice(2));
  if (settings.supabase) {
    throw new UserAdministrationError(
      "The users are on hosted Supabase: manage them in the project's dashboard, under Authentication, Users.",
    );
  }
  // Read before the process becomes the folder's owner.
  const administration = { now: () => new Date(), log: createCommandLog(), operator: operatorName() };
  const work = async (ask: Ask): Promise<string> => {
    if (request.action === "delete" && !isConfirmed) await confirmDeletion(ask, request.user);
    return sentenceOf(request, await ask(request));
  };
  const execute = (db: Kysely<Tables>, asked: UserRequest) =>
    executeUserRequest({ ...administration, db: db.withTables<AuthTables>() }, asked);
  const { databaseUrl } = settings;
  const message = databaseUrl
    ? // The owner's login on the Postgres server may be the operating system's user.
      await asOwnerOf(settings.dataDirectory, () =>
        onServer(createPool(databaseUrl), "DATABASE_URL", (db) => work((asked) => execute(db, asked))),
      )
    : await onFolder(settings, ({ dataDirectory }, open) =>
        work(
          async (asked) =>
            (await sendUserRequest(dataDirectory, administration.operator, asked)) ?? execute(await open(), asked),
        ),
      );
  console.log(message);
});
