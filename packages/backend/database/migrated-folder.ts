import { PGlite, type Transaction } from "@electric-sql/pglite";
import { type DatabaseSchema, type MigrationSession, migrate } from "./migrate.ts";
import { SERVICE_ROLE } from "./roles.ts";

/** PGlite would allocate 160 MB at once. Pages beyond a smaller cache are still in the operating system's. */
const sharedBuffers = ["-c", "shared_buffers=32MB"];

function sessionOf(connection: PGlite | Transaction, pglite: PGlite): MigrationSession {
  return {
    script: async (statements) => {
      await connection.exec(statements);
    },
    query: async (statement, parameters) =>
      (await connection.query<Record<string, unknown>>(statement, parameters)).rows,
    transaction: (work) => pglite.transaction((transaction) => work(sessionOf(transaction, pglite))),
  };
}

/**
 * Opens PGlite on a folder, initialized if empty, and migrates it; closes it if that fails. Later queries run as the role of
 * requests.
 */
export async function openMigratedFolder(folder: string, schema: DatabaseSchema): Promise<PGlite> {
  const pglite = await PGlite.create(folder, { startParams: [...PGlite.defaultStartParams, ...sharedBuffers] });
  try {
    await pglite.exec("set time zone 'UTC'");
    await migrate(sessionOf(pglite, pglite), schema);
    await pglite.exec(`set role ${SERVICE_ROLE}`);
    return pglite;
  } catch (error) {
    await pglite.close();
    throw error;
  }
}
