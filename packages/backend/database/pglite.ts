import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Kysely } from "kysely";
import { runAsCaller } from "./roles.ts";
import {
  closeFolder,
  closeNewFiles,
  explainDiskError,
  explainLackOfRoom,
  openDataDirectory,
} from "./data-directory.ts";
import type { Database, Tables } from "./database.ts";
import { DatabaseStartError } from "./database-error.ts";
import { lockFolder } from "./folder-lock.ts";
import type { DatabaseSchema } from "./migrate.ts";
import { openPGliteThread, PGliteThreadDialect } from "./pglite-thread.ts";
import { copyPreparedFolder } from "./prepared-folder.ts";
import { createTableChanges } from "./table-changes.ts";

async function open(folder: string, schema: DatabaseSchema): Promise<Database> {
  const changes = createTableChanges();
  const thread = await openPGliteThread(folder, schema, changes.report);
  const service = new Kysely<Tables>({ dialect: new PGliteThreadDialect(thread) });
  return {
    kind: "pglite",
    db: service,
    as: (caller, work) => runAsCaller(service, caller, work),
    onChange: changes.listen,
    hearsChanges: () => true,
    lost: thread.lost,
    close: async () => {
      // Waits for running work, which closing at once would interrupt.
      await service.connection().execute(async () => undefined);
      await thread.close();
    },
  };
}

/** PGlite can't read folders of another major version. */
const POSTGRES_MAJOR = "18";

const CONTROL_FILE_BYTES = 8192;

function damaged(folder: string, what: string, cause?: unknown): DatabaseStartError {
  return new DatabaseStartError(
    `The database in ${folder} can't be opened: ${what} Nothing was overwritten. Restore a backup, or move the folder away to start empty.`,
    { cause },
  );
}

/** PGlite would run initdb over any folder without a PG_VERSION. */
function checkFolder(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  const versionFile = join(folder, "PG_VERSION");
  if (!existsSync(versionFile)) throw damaged(folder, "it has files, but no database.");
  const version = readFileSync(versionFile, "utf8").trim();
  if (version !== POSTGRES_MAJOR) {
    throw damaged(
      folder,
      `it has Postgres version "${version.slice(0, 20)}", but this program needs ${POSTGRES_MAJOR}.`,
    );
  }
  for (const needed of ["global/pg_control", "base", "pg_wal"]) {
    if (!existsSync(join(folder, needed))) throw damaged(folder, `${needed} is missing.`);
  }
  if (statSync(join(folder, "global/pg_control")).size !== CONTROL_FILE_BYTES) {
    throw damaged(folder, "global/pg_control is truncated.");
  }
}

/** Uses `dataDirectory/database`. @throws DatabaseStartError if it is open elsewhere, damaged, or not writable */
export async function openPgliteDatabase(givenDirectory: string, schema: DatabaseSchema): Promise<Database> {
  const dataDirectory = resolve(givenDirectory);
  closeNewFiles();
  await openDataDirectory(dataDirectory);
  const folder = join(dataDirectory, "database");
  const unlock = lockFolder(dataDirectory, join(dataDirectory, "database.lock"));
  // While this file exists, the first start is unfinished and nothing is stored, so starting over is safe.
  const unfinished = join(dataDirectory, "database.unfinished");
  try {
    if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
    checkFolder(folder);
    const isNew = !existsSync(join(folder, "PG_VERSION"));
    if (isNew) {
      writeFileSync(unfinished, "");
      closeFolder(folder);
      await copyPreparedFolder(folder, schema);
    }
    closeFolder(folder);
    const database = await open(folder, schema).catch(async (error: unknown) => {
      const reason = error instanceof DatabaseStartError ? error : await explainLackOfRoom(error, dataDirectory);
      if (reason instanceof DatabaseStartError || isNew) throw reason;
      throw damaged(folder, "it looks damaged.", error);
    });
    closeFolder(folder);
    rmSync(unfinished, { force: true });
    return {
      ...database,
      close: async () => {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw explainDiskError(error, dataDirectory);
  }
}
