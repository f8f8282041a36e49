import type { IncomingMessage } from "node:http";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import type { Kysely } from "kysely";
import type { Database, Log } from "@site/backend";
import {
  BodyError,
  bodyErrorStatus,
  clientAddress,
  hashToken,
  isToken,
  readBytes,
  rejectOtherMethods,
} from "@site/http";
import type { SiteLimits } from "../limits/site-limits.ts";
import { usedLink } from "../mail/email-link.ts";
import { requireCaptcha, type SharedParts } from "../mail/shared-parts.ts";
import { errorResponse } from "../http/error-response.ts";
import { problemAnswer, ProblemError, problemOf } from "../http/problem-error.ts";
import { readFormBody } from "../http/form-body.ts";
import { askForNewsletter, askForTexts, type NewsletterContext } from "./newsletter.ts";
import { clearTokenCookie, setTokenCookie, type TokenCookie, tokenCookies } from "./token-cookie.ts";
import type { SubscriberTables } from "./subscriber-tables.ts";
import { readUnsubscribeToken } from "./subscriber-tokens.ts";
import {
  awaitsConfirmation,
  confirmNewsletter,
  type OnSubscribed,
  sweepSubscriptions,
  unsubscribe,
} from "./subscriptions.ts";

const posts: ReadonlySet<string> = new Set([
  "/newsletter",
  "/newsletter/texts",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
]);
const linked: ReadonlySet<string> = new Set(["/newsletter/confirm", "/newsletter/unsubscribe"]);

/** Whether the routes answer the request: a submitted form or a link of an email. To read these addresses otherwise gives a page. */
export function isSubscriberRequest({ method, url = "" }: Pick<IncomingMessage, "method" | "url">): boolean {
  const [path = "", query = ""] = url.split("?", 2);
  if (method !== "GET" && method !== "HEAD") return posts.has(path);
  return linked.has(path) && new URLSearchParams(query).has("token");
}

/** Where a link leads that does not work. Whoever wants to leave is not asked to subscribe. */
const failurePages = { confirm: "expired", unsubscribe: "not-unsubscribed" } as const satisfies Record<
  TokenCookie,
  string
>;

/** What the operators' desk works with. */
export interface SubscribersAdministration {
  db: Kysely<SubscriberTables>;
  deriveKey: SharedParts["deriveKey"];
  siteUrl: string;
}

export interface SubscriberService {
  /** To be mounted at the root; they answer what `isSubscriberRequest` names. */
  routes: Hono;
  administration: SubscribersAdministration;
  /** Deletes what is not needed any more. To be called from time to time. */
  sweep(): Promise<void>;
}

interface SubscriberOptions {
  database: Database;
  settings: { siteUrl: string; trustedProxyCount: number };
  shared: SharedParts;
  log: Log;
  onSubscribed: OnSubscribed;
  now?: () => Date;
}

/** The newsletter and the texts (P2, P3), with the accounts' mail and limits. Scripts ask for JSON, other requests are redirected to a page. */
export function createSubscriberService(options: SubscriberOptions): SubscriberService {
  const { database, settings, shared, log, onSubscribed, now = () => new Date() } = options;
  const { siteUrl, trustedProxyCount } = settings;
  const db = database.db.withTables<SubscriberTables>();
  const context: NewsletterContext = { ...shared, log, now, db, siteUrl, onSubscribed };
  const routes = new Hono();
  const addressOf = (request: Context): string => clientAddress(request, trustedProxyCount);
  const limit = (request: Context, name: Parameters<SiteLimits["spendRequest"]>[0]): Promise<void> =>
    context.limits.spendRequest(name, addressOf(request));
  /** The fields of a form that asks for something new. */
  const readRequest = async (request: Context) => {
    await limit(request, "newsletter");
    const fields = await readFormBody(request);
    await requireCaptcha(context, fields.get("captcha_token"), addressOf(request));
    return fields;
  };
  const isSecure = siteUrl.startsWith("https:");
  /** Only the origin tells another site's form from this site's, and no cookie of this site comes with it. */
  const ownForms = csrf({
    origin: (origin, { req }) => origin === siteUrl || origin === new URL(req.url).origin,
  });

  routes.use("/newsletter/*", async (request, next) => {
    request.header("Cache-Control", "no-store");
    await next();
  });

  routes.post("/newsletter", ownForms, async (request) => {
    const fields = await readRequest(request);
    await askForNewsletter(context, fields.get("email") ?? "", fields.get("key") ?? "", addressOf(request));
    return done(request, "sent");
  });

  routes.post("/newsletter/texts", ownForms, async (request) => {
    const fields = await readRequest(request);
    await askForTexts(context, fields.get("phone") ?? "", fields.get("country") ?? "", addressOf(request));
    return done(request, "texts");
  });

  /** Moves a link's token from the address bar to a cookie that only the page's form sends back. Changes no subscription. */
  const keepToken = async (request: Context, name: TokenCookie, isGood: (token: string) => Promise<boolean>) => {
    await limit(request, "other");
    const token = request.req.query("token") ?? "";
    if (!(await isGood(token))) return leadTo(failurePages[name]);
    setTokenCookie(request, tokenCookies[name], token, isSecure);
    return request.body(null, 303, { Location: `/newsletter/${name}`, "Cache-Control": "no-store" });
  };

  routes.get("/newsletter/confirm", (request) =>
    keepToken(
      request,
      "confirm",
      async (token) => isToken(token) && (await awaitsConfirmation(db, hashToken(token), now())),
    ),
  );

  routes.get("/newsletter/unsubscribe", (request) =>
    keepToken(request, "unsubscribe", async (token) => readUnsubscribeToken(context.deriveKey, token) !== null),
  );

  routes.post("/newsletter/confirm", ownForms, async (request) => {
    await limit(request, "verify");
    const key = (await readFormBody(request)).get("key") ?? null;
    const link = usedLink(getCookie(request, tokenCookies.confirm) ?? "", key);
    await confirmNewsletter(db, link, now(), onSubscribed);
    clearTokenCookie(request, tokenCookies.confirm, isSecure);
    return done(request, "confirmed");
  });

  // A mail provider's click has no cookie and no origin, so the token in the address is all it needs (RFC 8058).
  routes.post("/newsletter/unsubscribe", async (request, next) => {
    const given = request.req.query("token");
    if (given === undefined) return next();
    await limit(request, "other");
    const id = readUnsubscribeToken(context.deriveKey, given);
    if (id === null) throw new ProblemError("expired");
    await readBytes(request);
    await unsubscribe(db, id, "one-click", now());
    return request.json({});
  });
  routes.post("/newsletter/unsubscribe", ownForms, async (request) => {
    await limit(request, "other");
    const id = readUnsubscribeToken(context.deriveKey, getCookie(request, tokenCookies.unsubscribe) ?? "");
    clearTokenCookie(request, tokenCookies.unsubscribe, isSecure);
    if (id === null) throw new ProblemError("expired");
    await readFormBody(request);
    await unsubscribe(db, id, "page", now());
    return done(request, "unsubscribed");
  });

  rejectOtherMethods(routes);
  routes.onError((error, request) => {
    if (error instanceof BodyError) return errorResponse(bodyErrorStatus[error.reason]);
    if (error instanceof HTTPException) return error.getResponse();
    const known = problemOf(error, request, { log, trustedProxyCount });
    // Hono keeps an unexpected error in the context, for the access log.
    if (known === null) return errorResponse(500);
    const name = request.req.path === "/newsletter/unsubscribe" ? "unsubscribe" : "confirm";
    const isExpired = known.problem === "expired";
    // Where another browser asked for it, the page stays as it is, with its button.
    if (isExpired && name === "confirm") clearTokenCookie(request, tokenCookies.confirm, isSecure);
    if (wantsJson(request)) return problemAnswer(request, known);
    return request.redirect(`/newsletter/${isExpired ? failurePages[name] : "not-sent"}`, 303);
  });
  return { routes, administration: context, sweep: () => sweepSubscriptions(db, now()) };
}

const wantsJson = (request: Context): boolean => request.req.header("accept") === "application/json";

function leadTo(page: string): Response {
  return new Response(null, { status: 303, headers: { Location: `/newsletter/${page}`, "Cache-Control": "no-store" } });
}

function done(request: Context, page: string): Response {
  request.header("Cache-Control", "no-store");
  return wantsJson(request) ? request.json({}) : request.redirect(`/newsletter/${page}`, 303);
}
