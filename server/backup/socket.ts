import { chmodSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import path from "node:path";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Logger } from "../log.ts";
import { type Snapshot, type SnapshotSummary, takeSnapshot } from "./snapshot.ts";

/** The kernel's limit for the path of a Unix socket, less its end mark. */
const longestPath = 107;

export function socketPath(dataDirectory: string): string {
  return path.join(dataDirectory, "backup.sock");
}

/**
 * Hands snapshots to `npm run backup` while the process holds the embedded database, by a Unix socket that only the owner
 * of the data folder can open.
 * @returns the way to close it
 */
export function offerSnapshots(dataDirectory: string, database: Kysely<Tables>, log: Logger): () => Promise<void> {
  const file = socketPath(dataDirectory);
  if (Buffer.byteLength(file) > longestPath) {
    log.warn("the path of DATA_DIR is too long for a socket: stop the site before a backup");
    return async () => {};
  }
  let underWay: Promise<Buffer> | undefined;
  const server = createServer((incoming, response) => {
    if (incoming.method !== "GET" || incoming.url !== "/snapshot") {
      response.writeHead(404).end();
      return;
    }
    underWay ??= takeSnapshot(database)
      .then(encode)
      .finally(() => {
        underWay = undefined;
      });
    underWay.then(
      (bytes) => response.writeHead(200, { "Content-Length": bytes.length }).end(bytes),
      (error: unknown) => {
        log.error(error, "a snapshot could not be taken");
        response.writeHead(500).end();
      },
    );
  });
  server.on("error", (error) => log.warn(error, "no backup can be taken while the site runs"));
  // Whoever has the folder's lock is its only process, so a socket found here is a leftover.
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

/** Asks the running process for a snapshot. Resolves to null when none is running. */
export function fetchSnapshot(dataDirectory: string): Promise<Snapshot | null> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath: socketPath(dataDirectory), path: "/snapshot" }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        if (response.statusCode === 200) resolve(decode(Buffer.concat(chunks)));
        else reject(new Error("The running site could not take a snapshot: its log says why."));
      });
    });
    asking.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") resolve(null);
      else reject(error);
    });
    asking.end();
  });
}

/** One line of JSON that tells the lengths, then the contents one after the other. */
function encode({ contents, ...summary }: Snapshot): Buffer {
  const lengths = contents.map((content) => content.length);
  return Buffer.concat([Buffer.from(`${JSON.stringify({ summary, lengths })}\n`), ...contents]);
}

function decode(bytes: Buffer): Snapshot {
  const end = bytes.indexOf("\n");
  const head: { summary: SnapshotSummary; lengths: number[] } = JSON.parse(bytes.subarray(0, end).toString("utf8"));
  let offset = end + 1;
  const contents = head.lengths.map((length) => {
    const content = bytes.subarray(offset, offset + length);
    if (content.length !== length) throw new Error("The running site broke off while it sent the snapshot.");
    offset += length;
    return content;
  });
  return { ...head.summary, contents };
}
