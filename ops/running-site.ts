import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import { type CommandMessage, receive, send, type SiteMessage, socketPath } from "#server/commands/socket.ts";
import type { Tables } from "#server/database/tables.ts";
import { ExpectedError } from "@site/backend";

async function connect(dataDirectory: string): Promise<Socket | null> {
  const socket = createConnection(socketPath(dataDirectory));
  try {
    await once(socket, "connect");
  } catch (error) {
    if (error instanceof Error && "code" in error && ["ENOENT", "ECONNREFUSED"].includes(String(error.code)))
      return null;
    throw error;
  }
  return socket.on("error", () => undefined);
}

const nothing = { rows: [], affected: undefined };

/** Replaces `pg`'s connection with one transaction in the running site, which is rolled back unless committed. */
async function openConnection(dataDirectory: string): Promise<PostgresPoolClient> {
  const socket = await connect(dataDirectory);
  if (!socket) throw new ExpectedError("The site stopped in the meantime: run the command again.");
  const answers = receive<SiteMessage>(socket);
  let isTransaction = false;

  const ask = async (message: CommandMessage) => {
    send(socket, message);
    const { value: answer, done } = await answers.next();
    if (done) throw new ExpectedError("The running site closed the connection: see its log for the reason.");
    if ("rows" in answer) return answer;
    socket.end();
    throw Object.assign(new Error(answer.failure), answer.fields);
  };
  const query = async (statement: string, parameters: readonly unknown[]) => {
    const isCommit = statement === "commit";
    // The running site begins and rolls back the transaction.
    const isImplied = /^(begin|start transaction|rollback$)/.test(statement);
    if (isImplied) isTransaction = true;
    const { rows, affected } = isCommit || isImplied ? nothing : await ask({ statement, parameters });
    if (isCommit || !isTransaction) await ask("commit");
    return { rows, rowCount: Number(affected ?? 0), command: affected === undefined ? "SELECT" : "UPDATE" };
  };
  return { query: query as unknown as PostgresPoolClient["query"], release: () => socket.end() };
}

/** No other process can open the embedded database while the site runs. @returns null if no site runs */
export async function findRunningSite(dataDirectory: string): Promise<Kysely<Tables> | null> {
  const socket = await connect(dataDirectory);
  if (!socket) return null;
  socket.end();
  const pool = { options: {}, connect: () => openConnection(dataDirectory), end: async () => {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
