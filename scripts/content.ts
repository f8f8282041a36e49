import { type FileHandle, open, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { runningSiteStore } from "#server/content-records/content-command.ts";
import { ContentFileError } from "#server/content-records/content-file-error.ts";
import { type ContentStore, databaseStore, type ImportCounts } from "#server/content-records/content-store.ts";
import { csvWriter } from "#server/content-records/csv.ts";
import { hostedStore } from "#server/content-records/hosted-store.ts";
import { readContentFile, refuseLargeFile } from "#server/content-records/read-content-file.ts";
import { type ContentRow, type RecordList, recordLists } from "#server/content-records/record-lists.ts";
import { valueOf } from "#server/settings/setting-names.ts";
import { type Settings, SettingsError } from "#server/settings/settings.server.ts";
import { runCommand } from "./command.ts";
import { type ContentRequest, parseArguments } from "./content/arguments.ts";
import { onFolder, onServerAsOwner, ownerLogin } from "./on-database.ts";

/** Runs `work` on the store of the lists. */
async function onStore(settings: Settings, work: (store: ContentStore) => Promise<void>): Promise<void> {
  if (settings.supabase) {
    const key = valueOf(process.env, "SUPABASE_SECRET_KEY");
    if (key === undefined) {
      throw new SettingsError(
        "SUPABASE_SECRET_KEY is missing: set it for this command alone, to a secret key of the hosted project (Project Settings, API Keys).",
      );
    }
    return work(hostedStore(settings.supabase.url, key));
  }
  const login = ownerLogin(settings);
  if (login) return onServerAsOwner(login, (db) => work(databaseStore(db)));
  return onFolder(settings, ({ dataDirectory }, open) =>
    work(runningSiteStore(dataDirectory, async () => databaseStore(await open()))),
  );
}

/** Writes the rows as they are read, so that a long list is never in memory as a whole. @returns the number of rows */
async function writeRows(
  file: FileHandle,
  list: RecordList,
  store: ContentStore,
  request: ContentRequest & { action: "export" },
): Promise<number> {
  const writeCsv = csvWriter(list, request.separator);
  let count = 0;
  let after = 0;
  for (;;) {
    const rows = await store.read(list, after);
    const end = rows.at(-1)?.id;
    if (request.format === "csv") {
      if (count === 0 || rows.length > 0) await file.write(writeCsv(rows));
    } else {
      const entries = rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n");
      const begin = count === 0 ? "[" : rows.length > 0 ? "," : "";
      await file.write(`${begin}${rows.length > 0 ? `\n${entries}` : "\n]\n"}`);
    }
    count += rows.length;
    if (typeof end !== "number") return count;
    after = end;
  }
}

async function exportList(settings: Settings, request: ContentRequest & { action: "export" }): Promise<string> {
  // Never overwrites a file. The file belongs to the user who ran the command.
  const file = await open(request.file, "wx").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
    throw new ContentFileError(`${request.file} is there already: name another file.`);
  });
  let count = 0;
  try {
    await onStore(settings, async (store) => {
      count = await writeRows(file, recordLists[request.list], store, request);
    });
  } catch (error) {
    await rm(request.file, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return `Rows exported to ${request.file}: ${count}.`;
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    refuseLargeFile((await stat(file)).size);
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      throw new ContentFileError(`There is no file ${file}.`);
    }
    throw error;
  }
}

async function importList(settings: Settings, request: ContentRequest & { action: "import" }): Promise<string> {
  const list: RecordList = recordLists[request.list];
  const rows: ContentRow[] = readContentFile(list, await readBytes(request.file), request.format);
  let counts: ImportCounts = { added: 0, changed: 0, unchanged: 0 };
  await onStore(settings, async (store) => {
    counts = await store.write(list, rows, request.dryRun);
  });
  const { added, changed, unchanged } = counts;
  const summary = `Rows of ${path.basename(request.file)}: ${rows.length}, all right. Added: ${added}, changed: ${changed}, left as they were: ${unchanged}.`;
  if (request.dryRun) return `${summary} This was a dry run: nothing was written.`;
  if (!settings.supabase || added + changed === 0) return summary;
  return `${summary} Visitors see it at once, the copies for search engines within five minutes.`;
}

/** `npm run content`: the lists of case studies and platforms to a file and back. See docs/content.md. */
await runCommand(async (settings) => {
  const request = parseArguments(process.argv.slice(2));
  console.log(await (request.action === "export" ? exportList(settings, request) : importList(settings, request)));
});
