import { PGlite, type Transaction } from "@electric-sql/pglite";
import { type MigrationSession, migrate } from "./migrate.ts";
import { SERVICE_ROLE } from "./roles.ts";

/** PGlite would hold 160 MB from the first moment. The files of a smaller cache's pages are still in the machine's own. */
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
 * Opens PGlite on a folder, which an empty one makes it fill, and brings it up to date; closed again where that fails.
 * What is asked of it afterwards runs as the role of requests.
 */
export async function openMigratedFolder(folder: string): Promise<PGlite> {
  const pglite = await PGlite.create(folder, { startParams: [...PGlite.defaultStartParams, ...sharedBuffers] });
  try {
    await pglite.exec("set time zone 'UTC'");
    await migrate(sessionOf(pglite, pglite));
    await pglite.exec(`set role ${SERVICE_ROLE}`);
    return pglite;
  } catch (error) {
    await pglite.close();
    throw error;
  }
}
