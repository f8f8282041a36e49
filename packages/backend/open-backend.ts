import type { IncomingMessage } from "node:http";
import { derive, type RawResponse, respondFrom } from "@site/http";
import { Hono } from "hono";
import { sql } from "kysely";
import { type CaptchaVerdict, verifyCaptcha } from "./auth/captcha.ts";
import type { AuthSettings, OwnData, SendEmail } from "./auth/context.ts";
import type { AccountLimits } from "./auth/rate-limit-rules.ts";
import { openSecretStore } from "./auth/secret-store.ts";
import { createAuthService } from "./auth/service.ts";
import type { UserAdministration } from "./auth/user-administration.ts";
import { openDataDirectory } from "./database/data-directory.ts";
import type { Caller, Database } from "./database/database.ts";
import { type DatabaseOptions, openDatabase } from "./database/open.ts";
import { runAsOwner } from "./database/roles.ts";
import { authPath, restPath } from "./http/services.ts";
import type { Limits } from "./limits/limits.ts";
import type { Log } from "./log/log.ts";
import { createReadinessCheck } from "./readiness.ts";
import type { ExposedTables } from "./rest/exposed-tables.ts";
import { createRestService } from "./rest/routes.ts";

/** A checkpoint is due when the log has grown by so many bytes since the last one, or after so many milliseconds. */
const due = { bytes: 64 * 1024 * 1024, age: 24 * 3_600_000 };

/** Milliseconds between two looks; no load writes a quarter of the bytes in that time. */
const interval = 10_000;

/** Makes a checkpoint if one is due, as no process of the embedded engine does: the log before it is reused. @returns whether */
export async function makeDueCheckpoint({ db }: Pick<Database, "db">, { bytes, age } = due): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) >= ${bytes}
      or checkpoint_time <= now() - ${age} * interval '1 millisecond' as is_due
    from pg_control_checkpoint()`.execute(db);
  if (rows[0]?.is_due !== true) return false;
  await runAsOwner(db, (transaction) => sql`checkpoint`.execute(transaction));
  return true;
}

/** Looks again and again. @returns a function that ends it */
function startCheckpoints(database: Database, log: Pick<Log, "error">): () => void {
  const look = (): void => {
    makeDueCheckpoint(database).catch((error: unknown) => log.error({ err: error }, "no checkpoint could be made"));
  };
  const timer = setInterval(look, interval).unref();
  return () => clearInterval(timer);
}

/** What answers /auth/v1 and /rest/v1, wherever the data is. */
export interface Backend {
  /** @param environment Node's request as `incoming`, for the client's IP address */
  fetch(request: Request, environment?: object): Promise<Response>;
  /** Resolves when everything that requests need works; rejects otherwise. */
  ready(): Promise<void>;
  /** Resolves with the reason once the database is lost for good, so that only a new process helps. */
  lost: Promise<Error>;
  close(): Promise<void>;
}

/** A backend whose data is here: in a folder, or on a Postgres server. */
export interface OwnBackend extends Backend, Database {
  /** The same as `fetch`, to be mounted at the root. */
  routes: Hono;
  /** An answer that is held in memory, or the error for a client that is over its limits; null for what the routes answer. */
  answerNow(request: IncomingMessage): RawResponse | null;
  /**
   * Who a request with this Authorization header acts as, for `as`: anonymous without one or with a public key.
   * @throws Error with a `status` for a token that is not of this backend, has expired, or whose session has ended
   */
  callerOf(authorization: string | undefined): Promise<Caller>;
  /** What operators do with users, under the operator's name for the log. */
  users(operator: string): UserAdministration;
  /** The limits of accounts; those of further services extend them, so that all emails count together. */
  limits: Limits<AccountLimits>;
  /** Verifies a captcha's token by `auth.captcha`, for forms beside those of accounts. */
  verifyCaptcha(token: string | undefined, ip: string): Promise<CaptchaVerdict>;
  /** Milliseconds that each answer takes that sends email, so that its time does not tell whether there is an account. */
  answerFloor: number;
  /** 32 bytes that only this installation can derive, each purpose under labels of its own. */
  deriveKey(label: string): Buffer;
  /** Deletes what has expired. To be called from time to time. */
  deleteExpired(): Promise<void>;
}

export interface OwnBackendOptions extends Omit<DatabaseOptions, "dataDirectory">, Partial<OwnData> {
  /** Database, unless it is on a server, and secrets. */
  folder: string;
  /** The key of secrets on a server; by default a file of the folder. */
  secretsKey?: Buffer | null;
  /** Whether others than the database write to the folder, so that it has to be writable. */
  writesFolder?: boolean;
  /** No table by default. */
  tables?: ExposedTables | ((limits: Limits<AccountLimits>) => ExposedTables);
  auth: Pick<AuthSettings, "name" | "siteUrl"> & Partial<AuthSettings>;
  mail: SendEmail;
  log?: Log;
}

/** A hosted Supabase project, asked with its public key. */
export interface HostedBackendOptions {
  hosted: { url: string; publishableKey: string };
  /** The tables that have to be readable for it to be ready. */
  tables: Pick<ExposedTables, "readable">;
}

/**
 * Opens a backend.
 * @throws DatabaseStartError with one sentence for the operator
 */
export function openBackend(options: OwnBackendOptions): Promise<OwnBackend>;
export function openBackend(options: HostedBackendOptions): Promise<Backend>;
export async function openBackend(options: OwnBackendOptions | HostedBackendOptions): Promise<Backend> {
  if ("hosted" in options) return hostedBackend(options);
  // The embedded database does this itself.
  if (options.databaseUrl) await openDataDirectory(options.folder);
  const database = await openDatabase({ ...options, dataDirectory: options.folder });
  try {
    return await ownBackend(database, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

async function ownBackend(database: Database, options: OwnBackendOptions): Promise<OwnBackend> {
  const { folder, secretsKey = null, log = silent, tables = { readable: {}, insertable: {} } } = options;
  const secrets = await openSecretStore(database, { dataDirectory: folder, secretsKey }, log);
  const settings: AuthSettings = {
    ownPath: "/own",
    confirmFirst: true,
    rateLimitScale: 1,
    trustedProxyCount: 0,
    ...options.auth,
  };
  const auth = createAuthService({ ...options, database, settings, secrets, log });
  const { resolveCaller, verifyCaller } = auth;
  const { limits, answerFloor } = auth;
  const exposed = typeof tables === "function" ? tables(limits) : tables;
  const rest = createRestService({ database, resolveCaller, verifyCaller, tables: exposed, settings, log });
  const routes = new Hono().route(authPath, auth.routes).route(restPath, rest.routes);
  const isEmbedded = database.kind === "pglite";
  const endCheckpoints = isEmbedded ? startCheckpoints(database, log) : () => undefined;
  return {
    ...database,
    fetch: async (request, environment) => routes.fetch(request, environment),
    routes,
    answerNow(request) {
      if (!request.url?.startsWith(`${restPath}/`)) return auth.rejectEarly(request);
      const held = rest.findPrepared(request);
      return held && respondFrom("GET", request.headers, held);
    },
    callerOf: resolveCaller,
    users: auth.users,
    limits,
    verifyCaptcha: (token, ip) => verifyCaptcha(settings.captcha, log, token, ip),
    answerFloor,
    deriveKey: (label) => derive(secrets.tokenKey, label),
    deleteExpired: auth.deleteExpired,
    ready: createReadinessCheck({ database, auth, writesTo: isEmbedded || options.writesFolder ? folder : null }),
    async close() {
      endCheckpoints();
      await auth.close();
      await database.close();
    },
  };
}

/** Milliseconds for a hosted project's answer. */
const hostedTimeout = 3_000;

function hostedBackend({ hosted, tables }: HostedBackendOptions): Backend {
  const ask: Backend["fetch"] = (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set("apikey", hosted.publishableKey);
    const { method } = request;
    const body = method === "GET" || method === "HEAD" ? null : request.arrayBuffer();
    const signal = AbortSignal.timeout(hostedTimeout);
    return Promise.resolve(body).then((bytes) =>
      fetch(hosted.url + pathname + search, { method, headers, body: bytes, signal, redirect: "manual" }),
    );
  };
  return {
    fetch: ask,
    async ready() {
      for (const table of Object.keys(tables.readable)) {
        const { ok, status } = await ask(new Request(`${hosted.url}${restPath}/${table}?limit=1`));
        if (!ok) throw new Error(`The hosted project answered ${status} to a read of ${table}.`);
      }
    },
    lost: new Promise(() => undefined),
    close: async () => {},
  };
}
