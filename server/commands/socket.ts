import { chmodSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { deserialize, serialize } from "node:v8";
import { CompiledQuery, type Transaction } from "kysely";
import type { Db, Tables } from "../database/tables.ts";
import type { Logger } from "../log/log.ts";

/** The kernel's limit for Unix socket paths, minus the terminator. */
const maxPathBytes = 107;
/** Milliseconds. An idle command blocks the database for everyone else. */
const usualSilence = 10_000;

interface Statement {
  statement: string;
  parameters: readonly unknown[];
}
/** The site responds to each message. */
export type CommandMessage = Statement | "commit";
export type SiteMessage =
  | { rows: unknown[]; affected: bigint | undefined }
  | { failure: string; fields: Record<string, unknown> };

/** Older versions use `command.sock` with another protocol. While one runs, commands report that the folder is in use. */
export function socketPath(dataDirectory: string): string {
  return path.join(dataDirectory, "transactions.sock");
}

/** V8's serialization keeps value types. Deserializing is safe, because only trusted users can open the socket. */
export function send(socket: Socket, message: CommandMessage | SiteMessage): void {
  socket.write(`${serialize(message).toString("base64")}\n`);
}

export async function* receive<Message>(socket: Socket): AsyncGenerator<Message> {
  const input = socket.on("error", () => undefined).pipe(new PassThrough());
  socket.once("close", () => input.end());
  if (socket.destroyed) input.end();
  for await (const line of createInterface({ input })) yield deserialize(Buffer.from(line, "base64"));
}

async function execute(transaction: Transaction<Tables>, { statement, parameters }: Statement): Promise<SiteMessage> {
  const { rows, numAffectedRows } = await transaction.executeQuery(CompiledQuery.raw(statement, [...parameters]));
  return { rows, affected: numAffectedRows };
}

const toFailure = (error: unknown): SiteMessage =>
  error instanceof Error ? { failure: error.message, fields: { ...error } } : { failure: String(error), fields: {} };

async function serve(socket: Socket, database: Db, log: Logger, silence: number): Promise<void> {
  socket.on("timeout", () => {
    log.warn("a command kept the database without using it, so its transaction was rolled back");
    socket.destroy();
  });
  const messages = receive<CommandMessage>(socket);
  let isCommitted = false;
  try {
    await database.transaction().execute(async (transaction) => {
      while (!isCommitted) {
        socket.setTimeout(silence);
        const { value: message, done } = await messages.next();
        socket.setTimeout(0);
        if (done) throw new Error("The command ended before its commit.");
        if (message === "commit") isCommitted = true;
        else send(socket, await execute(transaction, message).catch(toFailure));
      }
    });
    send(socket, { rows: [], affected: undefined });
  } catch (error) {
    if (isCommitted) send(socket, toFailure(error));
    socket.end();
  }
}

/** Only the folder's owner and root can open the socket. @returns a function that closes it */
export function serveCommands(
  dataDirectory: string,
  database: Db,
  log: Logger,
  silence = usualSilence,
): () => Promise<void> {
  const file = socketPath(dataDirectory);
  if (Buffer.byteLength(file) > maxPathBytes) {
    log.warn("the path of DATA_DIR is too long for a socket: stop the site before a backup and before other commands");
    return async () => {};
  }
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    void serve(socket, database, log, silence).finally(() => sockets.delete(socket));
  });
  server.on("error", (error) => log.warn({ err: error }, "commands are unavailable while the site runs"));
  // This process holds the folder's lock, so an existing socket is stale.
  rmSync(file, { force: true });
  const umask = process.umask(0o177);
  server.listen(file, () => chmodSync(file, 0o600));
  process.umask(umask);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
}
