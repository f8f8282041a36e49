import { type Context, Hono } from "hono";
import { safeParse } from "valibot";
import { isDatabaseUnavailable, LimitError } from "@site/backend";
import {
  bearerToken,
  BodyError,
  bodyErrorStatus,
  clientIp,
  isToken,
  toNetworks,
  readJsonBody,
  rejectOtherMethods,
} from "@site/http";
import { errorResponse } from "../http/error-response.ts";
import { noStore } from "../http/middleware.ts";
import { audit } from "../log/security-events.ts";
import type { TellOwner } from "../deliveries/store-deliveries.ts";
import type { SharedParts } from "../mail/shared-parts.ts";
import { createAnswerStreams } from "./answer-streams.ts";
import { leaveMessage, leftMessageIn } from "./leave-message.ts";
import { forgetThread, openThread, type OpenThread, readOpenThread, deleteExpiredSecrets } from "./visitor-threads.ts";
import type { Tables } from "../database/tables.ts";

export interface ThreadsService {
  routes: Hono;
  endStreams(): void;
  deleteExpired(): Promise<void>;
}

interface ThreadsParts
  extends Pick<SharedParts, "database" | "languages" | "limits" | "log" | "trustedProxyCount" | "now"> {
  tellOwner: TellOwner;
  beat?: number;
}

const errors = {
  bad_request: [400, "The request could not be understood."],
  thread_not_found: [404, "This opens no conversation."],
  too_many_requests: [429, "Too many requests came from here. Please wait a few minutes and try again."],
  too_many_streams: [429, "Too many conversations are open just now."],
  stopping: [503, "The server is being restarted. Please try again in a moment."],
} as const;

function errorAnswer(code: keyof typeof errors, retryAfter?: number): Response {
  const [status, message] = errors[code];
  return Response.json({ code, message }, { status, headers: retryAfter ? { "retry-after": String(retryAfter) } : {} });
}

const eventHeaders = {
  "content-type": "text/event-stream",
  // nginx buffers responses without this header. Caddy recognizes the content type.
  "x-accel-buffering": "no",
};

/** The secret is in a header, because URLs are logged and stored in many places. */
function readSecret(context: Context): string | null {
  const secret = bearerToken(context.req.header("authorization"));
  return secret !== null && isToken(secret) ? secret : null;
}

/** D16. Pages of other sites can't use this service, because preflights get no response. */
export function createThreadsService(parts: ThreadsParts): ThreadsService {
  const { database, limits, log, now } = parts;
  const db = database.db.withTables<Tables>();
  const streams = createAnswerStreams(parts);
  const leftMessage = leftMessageIn(parts.languages);
  const getIp = (context: Context) => clientIp(context, parts.trustedProxyCount);

  async function findHolder(context: Context): Promise<{ thread: OpenThread; secret: string } | null> {
    const secret = readSecret(context);
    const thread = secret === null ? null : await openThread(db, secret, now());
    if (secret !== null && thread) return { thread, secret };
    await limits.spendRequest("wrong-secret", getIp(context));
    return null;
  }

  const routes = new Hono().use(noStore);
  routes.use(async (context, next) => {
    await limits.spendRequest("thread", getIp(context));
    const blocked = limits.blocked("wrong-secret", getIp(context));
    if (blocked) throw blocked;
    await next();
  });

  routes.post("/messages", async (context) => {
    const body = safeParse(leftMessage, await readJsonBody(context));
    const secret = readSecret(context);
    if (!body.success || secret === null) return errorAnswer("bad_request");
    const networks = toNetworks(getIp(context));
    const thread = await leaveMessage(parts, { secret, left: body.output, networks });
    return thread ? context.json(await readOpenThread(db, thread), 201) : errorAnswer("thread_not_found");
  });

  routes.get("/thread", async (context) => {
    const holder = await findHolder(context);
    return holder ? context.json(await readOpenThread(db, holder.thread)) : errorAnswer("thread_not_found");
  });

  routes.delete("/thread", async (context) => {
    const holder = await findHolder(context);
    if (!holder) return errorAnswer("thread_not_found");
    await forgetThread(db, holder.thread, now());
    return context.body(null, 204);
  });

  routes.get("/events", async (context) => {
    // Hono also answers HEAD with this route, and would leave the stream open.
    if (context.req.method === "HEAD") return errorAnswer("bad_request");
    const holder = await findHolder(context);
    if (!holder) return errorAnswer("thread_not_found");
    const last = context.req.header("last-event-id") ?? "0";
    if (!/^\d{1,9}$/.test(last)) return errorAnswer("bad_request");
    const { secret } = holder;
    const body = streams.open({ secret, position: Number(last), networks: toNetworks(getIp(context)) });
    if (body === "too many") return errorAnswer("too_many_streams", 60);
    if (body === "closing") return errorAnswer("stopping", 2);
    return new Response(body, { headers: eventHeaders });
  });

  rejectOtherMethods(routes);
  routes.onError((error, context) => {
    if (error instanceof BodyError) return errorResponse(bodyErrorStatus[error.reason]);
    if (error instanceof LimitError) {
      audit(log, "limit_reached", { address: getIp(context), method: context.req.path });
      return errorAnswer("too_many_requests", error.retryAfter);
    }
    return errorResponse(isDatabaseUnavailable(error) ? 503 : 500);
  });

  return { routes, endStreams: streams.close, deleteExpired: () => deleteExpiredSecrets(db, now()) };
}
