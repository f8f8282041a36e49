import { chmodSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import path from "node:path";
import { ExpectedError } from "../lib/expected-error.ts";
import type { Logger } from "../log/log.ts";

/** The kernel's limit for the path of a Unix socket, less its terminator. */
const maximumPath = 107;
/** Bytes of a command that names no other limit. */
const usualBody = 64 * 1024;

/** Carries out a command: from its body to its answer. */
export type CommandHandler = (body: Buffer) => Promise<Buffer>;

/** A command whose body may have more bytes than usual. */
export interface LargeCommand {
  handle: CommandHandler;
  maximumBody: number;
}

/** Names the socket within the data folder. */
export function socketPath(dataDirectory: string): string {
  return path.join(dataDirectory, "command.sock");
}

/** Null for a body that is too long. Nothing beyond the limit is kept. */
async function readBody(incoming: IncomingMessage, maximumBody: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    length += chunk.length;
    if (length <= maximumBody) chunks.push(chunk);
  }
  return length <= maximumBody ? Buffer.concat(chunks) : null;
}

/**
 * Carries out commands (such as `npm run backup`, `npm run users`, `npm run content` and `npm run deliveries`) while the process holds
 * the embedded database, through a Unix socket that only the owner of the data folder and root can open. Both are trusted.
 * @param handlers by the name of the command
 * @returns a function that closes it
 */
export function serveCommands(
  dataDirectory: string,
  handlers: Readonly<Record<string, CommandHandler | LargeCommand>>,
  log: Logger,
): () => Promise<void> {
  const file = socketPath(dataDirectory);
  if (Buffer.byteLength(file) > maximumPath) {
    log.warn(
      "the path of DATA_DIR is too long for a socket: stop the site before a backup and before users or content are managed",
    );
    return async () => {};
  }
  const server = createServer(async (incoming, response) => {
    const name = incoming.url?.slice(1) ?? "";
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (incoming.method !== "POST" || !handler) {
      response.writeHead(404).end();
      return;
    }
    try {
      const { handle, maximumBody } =
        typeof handler === "function" ? { handle: handler, maximumBody: usualBody } : handler;
      const body = await readBody(incoming, maximumBody);
      if (!body) {
        response.writeHead(413).end();
        return;
      }
      const answer = await handle(body);
      response.writeHead(200, { "Content-Length": answer.length }).end(answer);
    } catch (error) {
      log.error({ err: error, command: name }, "a command could not be carried out");
      response.writeHead(500).end();
    }
  });
  server.on("error", (error) => log.warn({ err: error }, "no command can be carried out while the site runs"));
  // This process has the folder's lock, so a socket found here is stale.
  rmSync(file, { force: true });
  const umask = process.umask(0o177);
  server.listen(file, () => chmodSync(file, 0o600));
  process.umask(umask);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/**
 * Sends a command to the running process.
 * @returns its answer, or null when no process runs on the data folder
 * @throws ExpectedError when the process can't do it
 */
export function sendCommand(dataDirectory: string, name: string, body: string): Promise<Buffer | null> {
  const failures: Record<number, string> = {
    404: "The running site is of another version, which does not know this command: restart it.",
    413: "That is more than the running site takes at once: divide it, or stop the site first.",
  };
  return new Promise((resolve, reject) => {
    // A new connection for each command, because an open one may belong to a process that has ended.
    const to = { socketPath: socketPath(dataDirectory), path: `/${name}`, method: "POST", agent: false };
    const asking = request(to, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else {
          const failure = failures[response.statusCode ?? 0];
          reject(new ExpectedError(failure ?? "The running site could not do it: its log says why."));
        }
      });
    });
    asking.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") resolve(null);
      else reject(error);
    });
    asking.end(body);
  });
}
