import type { Kysely } from "kysely";
import { sendCommand, type CommandHandler } from "../commands/socket.ts";
import type { Tables } from "../database/tables.ts";
import { type Snapshot, type SnapshotSummary, takeSnapshot } from "./snapshot.ts";

/** The name of the command. */
export const snapshotCommand = "snapshot";

/** Takes snapshots of the database. Requests during one share it. */
export function snapshotHandler(database: Kysely<Tables>): CommandHandler {
  let underWay: Promise<Buffer> | undefined;
  return () => {
    underWay ??= takeSnapshot(database)
      .then(encode)
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
}

/** Asks the running process for a snapshot. Resolves to null when none is running. */
export async function fetchSnapshot(dataDirectory: string): Promise<Snapshot | null> {
  const bytes = await sendCommand(dataDirectory, snapshotCommand, "");
  return bytes && decode(bytes);
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
