import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { runAsCaller } from "./as-caller.ts";
import type { Database } from "./database.ts";
import { DatabaseStartError, sqlState } from "./database-error.ts";
import { type MigrationSession, migrate } from "./migrate.ts";
import { startListening } from "./postgres-listener.ts";
import { createTableChanges } from "./table-changes.ts";
import type { Tables } from "./tables.ts";

/** Times in milliseconds. The client's own query timeout ends waits that a cut connection would make endless. */
const LIMITS = {
  connections: 10,
  connect: 5_000,
  statement: 8_000,
  lock: 4_000,
  query: 10_000,
  idleTransaction: 15_000,
};
/** The oldest server the migrations hold on; hosted Supabase runs 15 and later. */
const OLDEST_SERVER = 150_000;
/** "larkpost" in a phone's digits: any number will do, as long as every process uses the same. */
const MIGRATION_LOCK = "52757678";

const types = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    // As PGlite does: a bigint that fits is a number. Ids and counts always fit.
    if (oid === pg.types.builtins.INT8) return Number;
    return pg.types.getTypeParser(oid, format);
  },
};

function sessionOf(client: pg.Client): MigrationSession {
  const session: MigrationSession = {
    script: async (statements) => {
      await client.query(statements);
    },
    query: async (statement, parameters) => (await client.query<Record<string, unknown>>(statement, parameters)).rows,
    transaction: async (work) => {
      await client.query("begin");
      try {
        await work(session);
        await client.query("commit");
      } catch (error) {
        await client.query("rollback");
        throw error;
      }
    },
  };
  return session;
}

/** One process at a time, however many start at once. The lock goes with the connection, so a killed process leaves none. */
async function migrateOnce(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: LIMITS.connect,
    keepAlive: true,
  });
  client.on("error", () => undefined);
  try {
    await client.connect().catch((error: unknown) => {
      throw unreachable(databaseUrl, error);
    });
    const { rows } = await client.query<{ number: number; name: string }>(
      "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
    );
    const version = rows[0];
    if (version !== undefined && version.number < OLDEST_SERVER) {
      throw new DatabaseStartError(
        `The Postgres server of DATABASE_URL is version ${version.name}; 15 or later is needed.`,
      );
    }
    await client.query(`set time zone 'UTC'; select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(sessionOf(client));
  } finally {
    await client.end().catch(() => undefined);
  }
}

function unreachable(databaseUrl: string, error: unknown): DatabaseStartError {
  const host = URL.canParse(databaseUrl) ? new URL(databaseUrl).host : "";
  const reason = sqlState(error) === undefined ? "it can't be reached" : "it refused the connection";
  const detail = error instanceof Error && error.message !== "" ? ` (${error.message})` : "";
  return new DatabaseStartError(`The Postgres server of DATABASE_URL${host && ` at ${host}`}: ${reason}${detail}.`, {
    cause: error,
  });
}

/**
 * Opens a bounded pool on a Postgres server. A connection lost later is replaced; it never ends the process.
 * @throws DatabaseStartError when the server can't be reached, is too old, or its role may not migrate
 */
export async function openPostgresDatabase(databaseUrl: string): Promise<Database> {
  await migrateOnce(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    max: LIMITS.connections,
    connectionTimeoutMillis: LIMITS.connect,
    query_timeout: LIMITS.query,
    keepAlive: true,
    application_name: "larkpost",
    options: [
      `-c statement_timeout=${LIMITS.statement}`,
      `-c lock_timeout=${LIMITS.lock}`,
      `-c idle_in_transaction_session_timeout=${LIMITS.idleTransaction}`,
      "-c timezone=UTC",
    ].join(" "),
  });
  // Without a listener an error of an idle or a busy connection would end the process. The work that used the
  // connection gets the error by its own promise.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const owner = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const changes = createTableChanges();
  const listener = await startListening(databaseUrl, changes.report);
  return {
    kind: "postgres",
    owner,
    asCaller: (caller, work) => runAsCaller(owner, caller, work),
    onTableChange: changes.listen,
    hearsChanges: listener.isConnected,
    close: async () => {
      await listener.close();
      await owner.destroy();
    },
  };
}
