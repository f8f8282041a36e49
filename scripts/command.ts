import { existsSync } from "node:fs";
import path from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { asOwnerOf } from "#server/data-folder/owner.ts";
import { requirePermissions } from "#server/data-folder/permissions.ts";
import { rejectHalfRestored } from "#server/data-folder/restoring.ts";
import { ExpectedError } from "#server/lib/expected-error.ts";
import { readSettings, type Settings } from "#server/settings/settings.server.ts";

/** Wrong arguments on the command line. Its message says which ones are right. */
export class UsageError extends ExpectedError {
  override name = "UsageError";
}

/**
 * The arguments of a command, read by Node's own parser.
 * @throws UsageError with the parser's message and the usage
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** An error of the file system as a sentence; null for any other error. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error) || !("path" in error)) return null;
  if (!["EACCES", "EPERM", "EROFS"].includes(String(error.code))) return null;
  return `User ${process.geteuid?.()} may not use ${error.path} (${error.code}): name another place, or run the command as a user who may.`;
}

/** Runs a command. An expected error is printed as its sentence, any other with its stack; the exit code is 2 for wrong arguments, else 1. */
export async function runCommand(work: (settings: Settings) => Promise<void>): Promise<void> {
  try {
    await work(readSettings(process.env));
  } catch (error) {
    console.error(error instanceof ExpectedError ? error.message : (refusalOf(error) ?? error));
    process.exit(error instanceof UsageError ? 2 : 1);
  }
}

/**
 * Runs a command's work on the data folder as the folder's owner.
 * @param work gets the settings with a path of the folder that its owner can reach
 * @throws ExpectedError when the owner lacks permissions for something in the folder
 */
export async function asOwner<T>(settings: Settings, work: (settings: Settings) => Promise<T>): Promise<T> {
  return asOwnerOf(settings.dataDirectory, async (dataDirectory) => {
    requirePermissions(dataDirectory, "command");
    return work({ ...settings, dataDirectory });
  });
}

/** @throws ExpectedError unless there is data of the site, so that a wrong DATA_DIR does not create a new database */
export function requireData({ dataDirectory, databaseUrl }: Settings): void {
  rejectHalfRestored(dataDirectory);
  if (databaseUrl || existsSync(path.join(dataDirectory, "database"))) return;
  throw new ExpectedError(`There is no database in ${dataDirectory}: is DATA_DIR the one the site uses?`);
}
