import { type Context, Hono } from "hono";
import {
  BodyError,
  clientIp,
  createCachedResponse,
  toNetworks,
  readJsonBody,
  respondFrom,
  toClientKey,
  toResponse,
} from "@site/http";
import type { Log } from "../log/log.ts";
import { audit } from "../log/log.ts";
import type { Caller, Database } from "../database/database.ts";
import { type ReadAnswer, createReadAnswers, encode } from "./read-answers.ts";
import { crossOrigin } from "../http/services.ts";
import { checkRights, insertRow, type NamedTable } from "./insert.ts";
import { type MediaType, parseAccept, parsePreferences } from "./request-headers.ts";
import { parseQueryString } from "./query-string.ts";
import { parseReadQuery } from "./read-query.ts";
import { LimitError } from "../limits/limits.ts";
import { describeInvalidToken, permissionDenied, RestError, toRestError } from "./rest-error.ts";
import type { ExposedTables, ReadableTable, Row } from "./exposed-tables.ts";

export interface RestOptions {
  database: Database;
  /** @throws Error with a 4xx `status` for a bad token or an ended session */
  resolveCaller: (authorization: string | undefined) => Promise<Caller>;
  /** Checks only the token, not its session. */
  verifyCaller: (authorization: string | undefined) => Promise<Caller>;
  tables: ExposedTables;
  settings: { trustedProxyCount: number };
  log: Log;
}

const JSON_TYPE = "application/json; charset=utf-8";

const exposedHeaders = [
  "Content-Range",
  "Content-Location",
  "ETag",
  "Location",
  "Preference-Applied",
  "Range-Unit",
  "Retry-After",
];

function checkProfile(context: Context): void {
  const reads = context.req.method === "GET" || context.req.method === "HEAD";
  const profile = context.req.header(reads ? "accept-profile" : "content-profile");
  if (profile === undefined || profile === "public") return;
  const hint = "Only the following schemas are exposed: public";
  throw new RestError(406, "PGRST106", `Invalid schema: ${profile.slice(0, 100)}`, null, { hint });
}

function onlyRow(answer: ReadAnswer): Buffer<ArrayBuffer> {
  if (answer.rows !== 1) {
    const details = `The result contains ${answer.rows} rows`;
    throw new RestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", details);
  }
  return answer.variants.identity.subarray(1, -1);
}

async function answerRead(
  context: Context,
  answer: ReadAnswer,
  { asObject, contentType }: MediaType,
  isCounted: boolean,
): Promise<Response> {
  const variants = asObject ? await encode(onlyRow(answer)) : answer.variants;
  const tag = answer.etag.slice(1, -1) + (asObject ? "o" : "");
  const cached = createCachedResponse(answer.status, tag, variants, {
    // Planned and estimated counts are exact too, because the tables are small.
    ...(isCounted && { "Preference-Applied": "count=exact" }),
    "Content-Type": contentType,
    "Content-Range": answer.contentRange,
    // Browsers revalidate each time, and get a 304 if the table has not changed.
    "Cache-Control": "no-cache",
    Vary: "Accept, Accept-Encoding, Authorization, Prefer, Range",
  });
  // The API's Range header counts rows, but `respondFrom` would read it as bytes.
  const { range: _rows, ...headers } = context.req.header();
  return toResponse(respondFrom(context.req.method, headers, cached));
}

export function createRestRoutes({ database, resolveCaller, verifyCaller, tables, settings, log }: RestOptions): Hono {
  const answers = createReadAnswers(database);
  const isReadable = (table: string) => Object.hasOwn(tables.readable, table);
  const isInsertable = (table: string) => Object.hasOwn(tables.insertable, table);

  const getIp = (context: Context) => clientIp(context, settings.trustedProxyCount);
  const networks = (context: Context) => toNetworks(getIp(context));

  function recordError(context: Context, error: RestError, userId?: unknown): void {
    if (error.status === 429) audit(log, "limit_reached", { address: getIp(context), method: context.req.path });
    if (error.status !== 401 && error.status !== 403) return;
    audit(log, "access_refused", {
      ...(typeof userId === "string" && { userId }),
      address: getIp(context),
      method: context.req.path,
      reason: error.body.code,
    });
  }

  async function identifyCaller(context: Context): Promise<Caller> {
    const { method } = context.req;
    const isRead = (method === "GET" || method === "HEAD") && isReadable(context.req.param("table") ?? "");
    // Reads return public data, usually from memory, so finding the caller must not cost a query.
    const findCaller = isRead ? verifyCaller : resolveCaller;
    try {
      return await findCaller(context.req.header("authorization"));
    } catch (error) {
      const invalidToken = describeInvalidToken(error);
      if (invalidToken) recordError(context, invalidToken);
      throw invalidToken ?? error;
    }
  }

  async function read(context: Context, caller: Caller, table: ReadableTable): Promise<Response> {
    const isCounted = parsePreferences(context.req.header("prefer")).has("count");
    const media = parseAccept(context.req.header("accept"));
    const range = context.req.method === "GET" ? context.req.header("range") : undefined;
    const query = parseReadQuery(table, parseQueryString(context), range, isCounted);
    const answer = await answers.read(caller, query, toClientKey(getIp(context)));
    return answerRead(context, answer, media, isCounted);
  }

  async function insert(context: Context, caller: Caller, table: NamedTable): Promise<Response> {
    parseAccept(context.req.header("accept"));
    const preferences = parsePreferences(context.req.header("prefer"));
    const parameters = parseQueryString(context);
    checkRights(table.name, caller, preferences);
    const json = await readJsonBody(context);
    if (json === undefined) throw new BodyError("syntax");
    const request = { ip: getIp(context), networks: networks(context) };
    const prepare = async (row: Row) => (await table.prepare?.({ ...request, row })) ?? {};
    await insertRow({ database, caller, table, parameters, preferences, json, prepare });
    const contentRange = preferences.has("count") ? "*/1" : "*/*";
    return new Response(null, { status: 201, headers: { "content-range": contentRange, "content-length": "0" } });
  }

  function answerTable(context: Context, caller: Caller, table: string): Promise<Response> {
    const { method } = context.req;
    checkProfile(context);
    const readable = isReadable(table) ? tables.readable[table] : undefined;
    const insertable = isInsertable(table) ? tables.insertable[table] : undefined;
    if (!readable && !insertable) {
      const message = `Could not find the table 'public.${table.slice(0, 100)}' in the schema cache`;
      throw new RestError(404, "PGRST205", message);
    }
    if (method === "GET" || method === "HEAD") {
      if (readable) return read(context, caller, { name: table, columns: readable });
      throw permissionDenied(table, caller.role);
    }
    if (method === "POST" && insertable) return insert(context, caller, { name: table, ...insertable });
    if (["POST", "PATCH", "PUT", "DELETE"].includes(method)) throw permissionDenied(table, caller.role);
    throw new RestError(405, "PGRST117", `Unsupported HTTP method: ${method.slice(0, 20)}`, null, {
      headers: { allow: readable ? "GET, HEAD, OPTIONS" : "POST, OPTIONS" },
    });
  }

  const routes = new Hono();
  routes.use(crossOrigin(exposedHeaders));
  routes.all("/", () => {
    throw new RestError(404, "PGRST126", "Root endpoint metadata is disabled");
  });
  routes.all("/rpc/:name", (context) => {
    checkProfile(context);
    const name = context.req.param("name").slice(0, 100);
    throw new RestError(404, "PGRST202", `Could not find the function public.${name} in the schema cache`);
  });
  routes.all("/:table", async (context) => {
    const caller = await identifyCaller(context);
    try {
      return await answerTable(context, caller, context.req.param("table"));
    } catch (error) {
      const known = error instanceof LimitError ? toRestError(error) : error;
      if (known instanceof RestError) recordError(context, known, caller.claims.sub);
      throw known;
    }
  });
  routes.all("*", () => {
    throw new RestError(404, "PGRST125", "Invalid path specified in request URL");
  });
  routes.onError((failure, context) => {
    const error = toRestError(failure);
    const body = context.req.method === "HEAD" ? null : JSON.stringify(error.body);
    const headers = { "content-type": JSON_TYPE, "cache-control": "no-store", ...error.headers };
    return new Response(body, { status: error.status, headers });
  });
  return routes;
}
