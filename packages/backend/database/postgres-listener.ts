import pg from "pg";
import { SERVICE_ROLE } from "./roles.ts";
import { TABLE_CHANGE_CHANNEL } from "./table-changes.ts";

/** Milliseconds. The heartbeat detects silently dropped connections. */
const TIMES = { connect: 5_000, heartbeat: 5_000, answer: 5_000, firstRetry: 200, lastRetry: 5_000 };

/** Tables outside `public` have their schema before their name. */
async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select case schemaname when 'public' then '' else schemaname || '.' end || tablename as name
     from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  return rows.map(({ name }) => name);
}

/** Reconnects after a lost connection, then reports all tables as changed. */
export async function startListening(databaseUrl: string, report: (table: string) => void) {
  let client: pg.Client | undefined;
  let connected = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  function lose(lost: pg.Client, retryIn: number): void {
    if (closed || client !== lost) return;
    connected = false;
    client = undefined;
    clearTimeout(timer);
    lost.end().catch(() => undefined);
    timer = setTimeout(() => void connect(retryIn), retryIn).unref();
  }

  function beat(listening: pg.Client): void {
    timer = setTimeout(() => {
      listening.query("select 1").then(
        () => client === listening && !closed && beat(listening),
        () => lose(listening, TIMES.firstRetry),
      );
    }, TIMES.heartbeat).unref();
  }

  async function connect(retryIn: number): Promise<void> {
    if (closed) return;
    const next = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: TIMES.connect,
      query_timeout: TIMES.answer,
      keepAlive: true,
      application_name: "larkpost listener",
      options: `-c role=${SERVICE_ROLE}`,
    });
    client = next;
    const again = Math.min(retryIn * 2, TIMES.lastRetry);
    next.on("error", () => lose(next, TIMES.firstRetry));
    next.on("end", () => lose(next, TIMES.firstRetry));
    next.on("notification", (message) => message.payload !== undefined && report(message.payload));
    try {
      await next.connect();
      await next.query(`listen ${TABLE_CHANGE_CHANNEL}`);
      const tables = await listTables(next);
      if (closed || client !== next) return;
      connected = true;
      tables.forEach(report);
      beat(next);
    } catch {
      lose(next, again);
    }
  }

  await connect(TIMES.firstRetry);
  return {
    isConnected: () => connected,
    close: async () => {
      closed = true;
      connected = false;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
