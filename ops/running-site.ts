import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import { type CommandMessage, receive, send, type SiteMessage, socketPath } from "#server/commands/socket.ts";
import type { Tables } from "#server/database/tables.ts";
import { ExpectedError, type Log } from "@site/backend";

/** Null when no site runs on the data folder. */
async function connect(dataDirectory: string): Promise<Socket | null> {
  const socket = createConnection(socketPath(dataDirectory));
  try {
    await once(socket, "connect");
  } catch (error) {
    if (error instanceof Error && "code" in error && ["ENOENT", "ECONNREFUSED"].includes(String(error.code)))
      return null;
    throw error;
  }
  return socket.on("error", () => undefined);
}

/** One transaction of the running site. A statement outside of Kysely's transactions has one of its own. */
class SiteConnection implements DatabaseConnection {
  readonly #socket: Socket;
  readonly #answers: AsyncGenerator<SiteMessage>;
  isOpen = true;

  constructor(socket: Socket) {
    this.#socket = socket;
    this.#answers = receive(socket);
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affected } = await this.#ask({ statement: sql, parameters });
    return { rows: rows as Row[], ...(affected !== undefined && { numAffectedRows: affected }) };
  }

  streamQuery(): never {
    throw new Error("The running site gives all rows at once.");
  }

  async commit(): Promise<void> {
    await this.#ask("commit");
    this.rollBack();
  }

  /** What is not committed is rolled back at the end of the connection. */
  rollBack(): void {
    this.isOpen = false;
    this.#socket.end();
  }

  async #ask(message: CommandMessage): Promise<Extract<SiteMessage, { rows: unknown[] }>> {
    send(this.#socket, message);
    const { value: answer, done } = await this.#answers.next();
    if (done) throw new ExpectedError("The running site broke off: its log says why.");
    if ("rows" in answer) return answer;
    this.rollBack();
    throw Object.assign(new Error(answer.failure), answer.fields);
  }
}

class SiteDriver implements Driver {
  readonly #dataDirectory: string;

  constructor(dataDirectory: string) {
    this.#dataDirectory = dataDirectory;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SiteConnection> {
    const socket = await connect(this.#dataDirectory);
    if (!socket) throw new ExpectedError("The site has stopped meanwhile: run the command again.");
    return new SiteConnection(socket);
  }

  async beginTransaction(): Promise<void> {}

  commitTransaction(connection: SiteConnection): Promise<void> {
    return connection.commit();
  }

  async rollbackTransaction(connection: SiteConnection): Promise<void> {
    connection.rollBack();
  }

  async releaseConnection(connection: SiteConnection): Promise<void> {
    if (connection.isOpen) await connection.commit();
  }

  async destroy(): Promise<void> {}
}

export interface RunningSite {
  /** The database that the site has open, one transaction at a time. */
  db: Kysely<Tables>;
  /** The site's log. */
  log: Log;
}

/**
 * The site that runs on the embedded database of a data folder, which no other process can open meanwhile.
 * @returns null when none runs
 */
export async function findRunningSite(dataDirectory: string): Promise<RunningSite | null> {
  const socket = await connect(dataDirectory);
  if (!socket) return null;
  socket.end();
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SiteDriver(dataDirectory),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  const write = (level: keyof Log) => async (fields: object, text: string) => {
    const line = await connect(dataDirectory);
    if (line) send(line, { level, fields, text });
    line?.end();
  };
  return {
    db: new Kysely<Tables>({ dialect }),
    log: { info: write("info"), warn: write("warn"), error: write("error") },
  };
}
