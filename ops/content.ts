import { type FileHandle, readFile, stat } from "node:fs/promises";
import path from "node:path";
import {
  ContentFileError,
  type ContentFormat,
  csvWriter,
  readContentFile,
  refuseLargeFile,
} from "#server/content-records/content-file.ts";
import { type ContentStore, databaseStore } from "#server/content-records/content-store.ts";
import { hostedStore } from "#server/content-records/hosted-store.ts";
import { isRecordListName, type RecordList, recordLists } from "#server/content-records/record-lists.ts";
import type { Separator } from "#server/lib/spreadsheet.ts";
import { valueOf } from "#server/settings/setting-names.ts";
import { type Settings, SettingsError } from "#server/settings/settings.ts";
import { type Command, defineAction, UsageError } from "./command.ts";
import { writingNewFile } from "./new-file.ts";
import { onSite } from "./on-site.ts";

async function onStore<T>(settings: Settings, work: (store: ContentStore) => Promise<T>): Promise<T> {
  if (!settings.supabase) return onSite(settings, "owner", ({ db }) => work(databaseStore(db)));
  const key = valueOf(process.env, "SUPABASE_SECRET_KEY");
  if (key === undefined) {
    throw new SettingsError(
      "SUPABASE_SECRET_KEY is missing: set it for this command alone, to a secret key of the hosted project (Project Settings, API Keys).",
    );
  }
  return work(hostedStore(settings.supabase.url, key));
}

/** Row by row, so that a long list is never in memory as a whole. @returns the number of rows */
async function writeRows(
  file: FileHandle,
  list: RecordList,
  store: ContentStore,
  { format, separator }: { format: ContentFormat; separator: Separator },
): Promise<number> {
  const writeCsv = csvWriter(list, separator);
  let count = 0;
  let after = 0;
  for (;;) {
    const rows = await store.read(list, after);
    const end = rows.at(-1)?.id;
    if (format === "csv") {
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

function readWords([name = "", filePath = ""]: readonly string[]): {
  list: RecordList;
  file: string;
  format: ContentFormat;
} {
  if (!isRecordListName(name)) {
    throw new UsageError(`There is no list "${name}", only: ${Object.keys(recordLists).join(", ")}.`);
  }
  const format = path.extname(filePath).slice(1).toLowerCase();
  if (format !== "csv" && format !== "json") {
    throw new UsageError(`The name of the file has to end in .csv or .json, but it is "${filePath}".`);
  }
  return { list: recordLists[name], file: path.resolve(filePath), format };
}

export const command: Command = {
  actions: {
    export: defineAction({
      usage: "<case-studies or platforms> <file.csv or file.json> [--semicolons]",
      summary: "Writes a list into a new file. --semicolons separates the cells of CSV by semicolons.",
      options: { semicolons: { type: "boolean" } },
      async run({ settings, words, values: { semicolons } }) {
        const { list, file, format } = readWords(words);
        if (semicolons && format !== "csv") throw new UsageError("--semicolons goes with .csv alone.");
        let count = 0;
        await writingNewFile(file, async (opened) => {
          count = await onStore(settings, (store) =>
            writeRows(opened, list, store, { format, separator: semicolons ? ";" : "," }),
          );
        });
        return `Rows exported to ${file}: ${count}.`;
      },
    }),
    import: defineAction({
      usage: "<case-studies or platforms> <file.csv or file.json> [--dry-run]",
      summary: "Adds and changes rows by a file, all of them or none. --dry-run only counts.",
      options: { "dry-run": { type: "boolean" } },
      async run({ settings, words, values: { "dry-run": isDryRun = false } }) {
        const { list, file, format } = readWords(words);
        const rows = readContentFile(list, await readBytes(file), format);
        const { added, changed, unchanged } = await onStore(settings, (store) => store.write(list, rows, isDryRun));
        const summary = `Rows of ${path.basename(file)}: ${rows.length}, all right. Added: ${added}, changed: ${changed}, left as they were: ${unchanged}.`;
        if (isDryRun) return `${summary} This was a dry run: nothing was written.`;
        if (!settings.supabase || added + changed === 0) return summary;
        return `${summary} Visitors see it at once, the copies for search engines within five minutes.`;
      },
    }),
  },
};
