import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { runAsCaller, SERVICE_ROLE } from "./roles.ts";
import type { Database, Tables } from "./database.ts";
import { DatabaseStartError, sqlState } from "./database-error.ts";
import { type DatabaseSchema, type MigrationSession, migrate } from "./migrate.ts";
import { startListening } from "./postgres-listener.ts";
import { noWaiting, type ServerLogin, type Waiting, waitForConnection } from "./postgres-wait.ts";
import { createTableChanges } from "./table-changes.ts";

/** Milliseconds. The query timeout is for silently dropped connections, which never respond. */
const LIMITS = {
  connections: 10,
  // Limits the age of sessions, because those of a standby stay read-only after it is promoted.
  connectionSeconds: 300,
  connect: 5_000,
  statement: 8_000,
  lock: 4_000,
  query: 10_000,
  idleTransaction: 15_000,
};
/** Oldest version that the migrations support. Hosted Supabase runs 15 and later. */
const OLDEST_SERVER = 150_000;
/** Advisory lock key, the same in all processes. The number is arbitrary. */
const MIGRATION_LOCK = "52757678";

const never = new Promise<never>(() => undefined);

const types = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    // Like PGlite, which returns a bigint as a number if it fits. Ids and counts always fit.
    if (oid === pg.types.builtins.INT8) return Number;
    return pg.types.getTypeParser(oid, format);
  },
};

function toSession(client: pg.Client): MigrationSession {
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

async function connected<T>(
  { url, setting }: ServerLogin,
  waitLimit: { waiting: Waiting; end: number },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await waitForConnection(url, waitLimit, (error) => unreachable(url, setting, error));
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The lock ends with its connection, so a killed process leaves none behind. */
async function migrateOnce({ databaseUrl, migrationUrl, schema }: PostgresOptions, waiting: Waiting): Promise<void> {
  const isSplit = migrationUrl !== databaseUrl;
  const waitLimit = { waiting, end: performance.now() + waiting.maxWait };
  const login = isSplit ? await connected({ url: databaseUrl, setting: "DATABASE_URL" }, waitLimit, findLogin) : null;
  const setting = isSplit ? "MIGRATION_DATABASE_URL" : "DATABASE_URL";
  await connected({ url: migrationUrl, setting }, waitLimit, async (client) => {
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
    await migrate(toSession(client), schema);
    if (login !== null) await admitLogin(client, login);
  });
}

async function findLogin(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ login: string }>("select session_user::text as login");
  return rows[0]?.login ?? "";
}

async function admitLogin(client: pg.Client, login: string): Promise<void> {
  const { rows } = await client.query("select where pg_has_role($1, $2, 'member')", [login, SERVICE_ROLE]);
  if (rows.length > 0) return;
  await client.query(`grant ${SERVICE_ROLE} to ${client.escapeIdentifier(login)}`).catch((error: unknown) => {
    throw new DatabaseStartError(
      `The role of MIGRATION_DATABASE_URL may not grant ${SERVICE_ROLE} to ${login}: run "grant ${SERVICE_ROLE} to ${login}" as a role that may.`,
      { cause: error },
    );
  });
}

function unreachable(databaseUrl: string, setting: string, error: unknown): DatabaseStartError {
  const host = URL.canParse(databaseUrl) ? new URL(databaseUrl).host : "";
  const [reason, advice] =
    sqlState(error) === undefined
      ? ["it can't be reached", `start it, or correct ${setting}`]
      : ["it refused the connection", `correct ${setting}, or what it names on the server`];
  const detail = error instanceof Error && error.message !== "" ? ` (${error.message})` : "";
  return new DatabaseStartError(
    `The Postgres server of ${setting}${host && ` at ${host}`}: ${reason}${detail}: ${advice}.`,
    { cause: error },
  );
}

/** Without a listener, an error on an idle connection would end the process. Callers get errors from promises. */
function surviveLostConnections(pool: pg.Pool): pg.Pool {
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

export function createPool(databaseUrl: string, queryTimeout: number = LIMITS.query): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    max: LIMITS.connections,
    maxLifetimeSeconds: LIMITS.connectionSeconds,
    connectionTimeoutMillis: LIMITS.connect,
    query_timeout: queryTimeout,
    keepAlive: true,
    application_name: "larkpost",
    options: [
      `-c role=${SERVICE_ROLE}`,
      `-c statement_timeout=${LIMITS.statement}`,
      `-c lock_timeout=${LIMITS.lock}`,
      `-c idle_in_transaction_session_timeout=${LIMITS.idleTransaction}`,
      "-c timezone=UTC",
    ].join(" "),
  });
  return surviveLostConnections(pool);
}

/** Drops connections with an outstanding response, and those whose session has ended or become read-only. */
export function onlyWholeConnections(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => wholeOrNone(await pool.connect()),
  };
}

/** SQLSTATEs of lost connections, read-only sessions, ended idle transactions and restarting servers. */
const lostSession = /^(08|57P|25006$|25P03$)/;

function wholeOrNone(client: pg.PoolClient): PostgresPoolClient {
  let isWhole = true;
  const query = async (statement: string, parameters: unknown[]) => {
    try {
      return await client.query(statement, parameters);
    } catch (error) {
      // Server errors have an SQLSTATE. After any other error, the response is still outstanding.
      const state = sqlState(error);
      if (state === undefined || lostSession.test(state)) isWhole = false;
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy === true || !isWhole),
  };
}

export function createOwnerPool(databaseUrl: string): pg.Pool {
  const limits = { max: 1, connectionTimeoutMillis: LIMITS.connect };
  return surviveLostConnections(new pg.Pool({ connectionString: databaseUrl, ...limits, options: "-c timezone=UTC" }));
}

export interface PostgresOptions {
  databaseUrl: string;
  migrationUrl: string;
  schema: DatabaseSchema;
}

/** @throws DatabaseStartError if the server is unreachable or too old, or its role may not migrate */
export async function openPostgresDatabase(options: PostgresOptions, waiting: Waiting = noWaiting): Promise<Database> {
  const { databaseUrl } = options;
  await migrateOnce(options, waiting);
  const pool = onlyWholeConnections(createPool(databaseUrl));
  const service = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const changes = createTableChanges();
  const listener = await startListening(databaseUrl, changes.report);
  return {
    kind: "postgres",
    db: service,
    as: (caller, work) => runAsCaller(service, caller, work),
    onChange: changes.listen,
    hearsChanges: listener.isConnected,
    lost: never,
    close: async () => {
      await listener.close();
      await service.destroy();
    },
  };
}
