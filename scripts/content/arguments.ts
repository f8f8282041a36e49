import path from "node:path";
import type { Separator } from "#server/lib/spreadsheet.ts";
import type { ContentFormat } from "#server/content-records/read-content-file.ts";
import { isRecordListName, type RecordListName, recordLists } from "#server/content-records/record-lists.ts";
import { readArguments, UsageError } from "../command.ts";

export const usage = `Usage:
  npm run content -- export platforms|case-studies <file.csv or file.json> [--semicolons]
  npm run content -- import platforms|case-studies <file.csv or file.json> [--dry-run]`;

export type ContentRequest = { list: RecordListName; file: string; format: ContentFormat } & (
  | { action: "export"; separator: Separator }
  | { action: "import"; dryRun: boolean }
);

/**
 * The request in the arguments after `npm run content --`.
 * @throws UsageError for wrong arguments
 */
export function parseArguments(args: readonly string[]): ContentRequest {
  const { positionals, values } = readArguments(
    args,
    { semicolons: { type: "boolean" }, "dry-run": { type: "boolean" } },
    usage,
  );
  const [action, list, file, ...more] = positionals;
  if (!action || !list || !file || more.length > 0) throw new UsageError(usage);
  if (!isRecordListName(list)) {
    throw new UsageError(`There is no list "${list}", only: ${Object.keys(recordLists).join(", ")}.\n${usage}`);
  }
  const format = path.extname(file).slice(1).toLowerCase();
  if (format !== "csv" && format !== "json") {
    throw new UsageError(`The name of the file has to end in .csv or .json, but it is "${file}".\n${usage}`);
  }
  if (values.semicolons && (action !== "export" || format !== "csv")) {
    throw new UsageError(`--semicolons goes with an export to .csv alone; an import finds out by itself.\n${usage}`);
  }
  if (values["dry-run"] && action !== "import") throw new UsageError(`--dry-run goes with import alone.\n${usage}`);
  const common = { list, file: path.resolve(file), format } as const;
  if (action === "export") return { ...common, action, separator: values.semicolons ? ";" : "," };
  if (action === "import") return { ...common, action, dryRun: values["dry-run"] === true };
  throw new UsageError(`There is no "${action}".\n${usage}`);
}
