import type { IncomingMessage } from "node:http";
import { derive, type RawResponse } from "@site/http";
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
import { createRestRoutes } from "./rest/routes.ts";

/** Bytes of WAL and milliseconds since the last checkpoint. */
const due = { bytes: 64 * 1024 * 1024, age: 24 * 3_600_000 };

/** Milliseconds. Even the highest load writes less than a quarter of `due.bytes` in this time. */
const interval = 10_000;

/** PGlite never checkpoints on its own, and Postgres reuses WAL only after a checkpoint. @returns whether one was made */
export async function makeDueCheckpoint({ db }: Pick<Database, "db">, { bytes, age } = due): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) >= ${bytes}
      or checkpoint_time <= now() - ${age} * interval '1 millisecond' as is_due
    from pg_control_checkpoint()`.execute(db);
  if (rows[0]?.is_due !== true) return false;
  await runAsOwner(db, (transaction) => sql`checkpoint`.execute(transaction));
  return true;
}

function startCheckpoints(database: Database, log: Pick<Log, "error">): () => void {
  const look = (): void => {
    makeDueCheckpoint(database).catch((error: unknown) => log.error({ err: error }, "no checkpoint could be made"));
  };
  const timer = setInterval(look, interval).unref();
  return () => clearInterval(timer);
}

export interface Backend {
  fetch(request: Request, environment?: object): Promise<Response>;
  /** Rejects unless everything that requests depend on works. */
  ready(): Promise<void>;
  /** Resolves with an error that only a new process can recover from. */
  lost: Promise<Error>;
  close(): Promise<void>;
}

export interface OwnBackend extends Backend, Database {
  routes: Hono;
  /** Returns the error for a client over its limits, or null if the routes should respond. */
  rejectEarly(request: IncomingMessage): RawResponse | null;
  /** Anonymous if the header is missing or has a public key. @throws Error with a `status` for a bad token */
  identifyCaller(authorization: string | undefined): Promise<Caller>;
  users(operator: string): UserAdministration;
  /** Other services extend these limits, so all emails count together. */
  limits: Limits<AccountLimits>;
  verifyCaptcha(token: string | undefined, ip: string): Promise<CaptchaVerdict>;
  /** Minimum duration, in milliseconds, of responses that may send email. It hides whether an account exists. */
  answerFloor: number;
  /** 32 bytes that only this installation can derive. Each purpose needs unique labels. */
  deriveKey(label: string): Buffer;
  deleteExpired(): Promise<void>;
}

export interface OwnBackendOptions extends Omit<DatabaseOptions, "dataDirectory">, Partial<OwnData> {
  /** Contains the key to the secrets if `secretsKeys` has none, and the database unless it is on a server. */
  folder: string;
  secretsKeys?: readonly Buffer[];
  writesFolder?: boolean;
  tables?: ExposedTables | ((limits: Limits<AccountLimits>) => ExposedTables);
  auth: Pick<AuthSettings, "name" | "siteUrl"> & Partial<AuthSettings>;
  mail: SendEmail;
  log?: Log;
}

export interface HostedBackendOptions {
  hosted: { url: string; publishableKey: string };
  /** Tables that have to be readable for the project to be ready. */
  tables: Pick<ExposedTables, "readable">;
}

/** @throws DatabaseStartError with a one-sentence message for the operator */
export function openBackend(options: OwnBackendOptions): Promise<OwnBackend>;
export function openBackend(options: HostedBackendOptions): Promise<Backend>;
export async function openBackend(options: OwnBackendOptions | HostedBackendOptions): Promise<Backend> {
  if ("hosted" in options) return hostedBackend(options);
  // `openDatabase` does this for the embedded database.
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
  const { folder, secretsKeys = [], log = silent, tables = { readable: {}, insertable: {} } } = options;
  const secrets = await openSecretStore(database, { dataDirectory: folder, secretsKeys }, log);
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
  const restRoutes = createRestRoutes({ database, resolveCaller, verifyCaller, tables: exposed, settings, log });
  const routes = new Hono().route(authPath, auth.routes).route(restPath, restRoutes);
  const isEmbedded = database.kind === "pglite";
  const endCheckpoints = isEmbedded ? startCheckpoints(database, log) : () => undefined;
  return {
    ...database,
    fetch: async (request, environment) => routes.fetch(request, environment),
    routes,
    rejectEarly: auth.rejectEarly,
    identifyCaller: resolveCaller,
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

/** Milliseconds. */
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
        if (!ok) throw new Error(`Reading ${table} from the hosted project failed with status ${status}.`);
      }
    },
    lost: new Promise(() => undefined),
    close: async () => {},
  };
}
