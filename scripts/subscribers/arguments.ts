import type { SubscribersRequest } from "#server/subscribers/subscriber-command.ts";
import { readArguments, UsageError } from "../command.ts";

export const usage = `Usage:
  npm run subscribers -- export <file> [--format csv|json] [--all]
  npm run subscribers -- unsubscribe <address or number>`;

export type ExportFormat = "csv" | "json";

interface Export {
  request: Extract<SubscribersRequest, { action: "export" }>;
  file: string;
  format: ExportFormat;
}
interface Unsubscribe {
  request: Extract<SubscribersRequest, { action: "unsubscribe" }>;
}

/**
 * The request in the arguments after `npm run subscribers --`. Without --format, a file name that ends in .json gives JSON, any other CSV.
 * @throws UsageError for wrong arguments
 */
export function parseArguments(args: readonly string[]): Export | Unsubscribe {
  const { positionals, values } = readArguments(args, { format: { type: "string" }, all: { type: "boolean" } }, usage);
  const [action, subject, ...more] = positionals;
  if (!action || !subject || more.length > 0) throw new UsageError(usage);
  if (action === "unsubscribe") {
    if (values.format !== undefined || values.all) throw new UsageError(`--format and --all go with export.\n${usage}`);
    return { request: { action, address: subject } };
  }
  if (action !== "export") throw new UsageError(`There is no "${action}".\n${usage}`);
  const format = values.format ?? (subject.endsWith(".json") ? "json" : "csv");
  if (format !== "csv" && format !== "json") throw new UsageError(`--format is csv or json.\n${usage}`);
  return { request: { action, all: values.all === true }, file: subject, format };
}
