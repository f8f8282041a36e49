import type { Kysely } from "kysely";
import * as v from "valibot";
import { type LargeCommand, sendCommand } from "../commands/socket.ts";
import type { Tables } from "../database/tables.ts";
import { batchesOf, type ContentStore, type ImportCounts, readBatch, writeBatches } from "./content-store.ts";
import { type RecordList, recordLists } from "./record-lists.ts";

/** The name of the command. */
const contentCommand = "content";

/** Bytes: three times the largest file, because rows name their columns here. */
const maximumBody = 96 * 1024 * 1024;

const list = v.picklist(["case_studies", "social_media_world"]);
const requestSchema = v.variant("action", [
  v.object({ action: v.literal("read"), table: list, after: v.number() }),
  v.object({ action: v.literal("write"), table: list, dryRun: v.boolean() }),
]);
type ContentRequest = v.InferOutput<typeof requestSchema>;

/** A line with the request, then a line with the JSON of each batch, which goes to the database unparsed. */
function encode(request: ContentRequest, batches: readonly string[]): string {
  return [JSON.stringify(request), ...batches].join("\n");
}

function listOf(table: ContentRequest["table"]): RecordList {
  return table === "case_studies" ? recordLists["case-studies"] : recordLists.platforms;
}

/** Carries out requests of `npm run content` in the running site, which has the embedded database open. */
export function contentHandler(db: Kysely<Tables>): Record<typeof contentCommand, LargeCommand> {
  const handle: LargeCommand["handle"] = async (body) => {
    const [head = "", ...batches] = body.toString("utf8").split("\n");
    const request = v.parse(requestSchema, JSON.parse(head));
    const of = listOf(request.table);
    if (request.action === "read") return Buffer.from(await readBatch(db, of, request.after));
    return Buffer.from(JSON.stringify(await writeBatches(db, of, batches, request.dryRun)));
  };
  return { [contentCommand]: { handle, maximumBody } };
}

/** The lists of the site that runs on the data folder, or of `otherwise` where none runs. */
export function runningSiteStore(dataDirectory: string, otherwise: () => Promise<ContentStore>): ContentStore {
  async function ask<T>(request: ContentRequest, batches: readonly string[]): Promise<T | null> {
    const answer = await sendCommand(dataDirectory, contentCommand, encode(request, batches));
    return answer && JSON.parse(answer.toString("utf8"));
  }
  return {
    read: async (of, after) =>
      (await ask<Awaited<ReturnType<ContentStore["read"]>>>({ action: "read", table: of.table, after }, [])) ??
      (await otherwise()).read(of, after),
    write: async (of, rows, dryRun) =>
      (await ask<ImportCounts>({ action: "write", table: of.table, dryRun }, batchesOf(rows))) ??
      (await otherwise()).write(of, rows, dryRun),
  };
}
