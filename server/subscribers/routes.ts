import type { IncomingMessage } from "node:http";
import {
  BodyError,
  bodyErrorStatus,
  clientIp,
  hashToken,
  isToken,
  minDuration,
  toNetworks,
  readBytes,
  rejectOtherMethods,
} from "@site/http";
import { type Context, Hono } from "hono";
import { readPhoneNumber } from "#schemas/phone-number.ts";
import { newsletterPaths } from "#shared/paths.ts";
import type { Db, Tables } from "../database/tables.ts";
import { errorResponse } from "../http/error-response.ts";
import { noStore } from "../http/middleware.ts";
import { ownOriginOnly } from "../http/own-origin.ts";
import { ProblemError, problemAnswer, toProblem } from "../http/problem-error.ts";
import { requireCaptcha, spendRequest } from "../limits/request-checks.ts";
import { sendLink, usedLink } from "../mail/email-link.ts";
import { composeMail, type MailFields } from "../mail/mail-message.ts";
import type { SharedParts } from "../mail/shared-parts.ts";
import { getPrefix } from "../words/server-words.ts";
import {
  addToken,
  findToken,
  readUnsubscribeToken,
  removeToken,
  type TokenCookie,
  tokenLink,
  unsubscribeLink,
} from "./subscriber-tokens.ts";
import {
  awaitsConfirmation,
  confirmNewsletter,
  deleteExpiredSubscriptions,
  type OnSubscribed,
  requestNewsletter,
  subscribeToTexts,
  unsubscribe,
} from "./subscriptions.ts";

const formType = /^application\/x-www-form-urlencoded *(?:; *charset="?utf-8"? *)?$/i;

/** Rejects repeated fields, because parsers read them differently. @throws BodyError */
async function readFormFields(context: Context): Promise<ReadonlyMap<string, string>> {
  const bytes = await readBytes(context);
  const type = context.req.header("content-type") ?? "";
  if (!formType.test(type)) throw new BodyError("content-type", type.slice(0, 100));
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new BodyError("syntax");
  }
  const sent = new URLSearchParams(text);
  const fields = new Map(sent);
  if (fields.size < sent.size) throw new BodyError("syntax");
  return fields;
}

const linked: readonly string[] = [newsletterPaths.confirm, newsletterPaths.unsubscribe];
const posts: readonly string[] = Object.values(newsletterPaths);

/** True for a submitted form or a link with a token. Other requests for these addresses get a page. */
export function isSubscriberRequest({ method, url = "" }: Pick<IncomingMessage, "method" | "url">): boolean {
  const [path = "", query = ""] = url.split("?", 2);
  if (method !== "GET" && method !== "HEAD") return posts.includes(path);
  return linked.includes(path) && new URLSearchParams(query).has("token");
}

/** Visitors who want to unsubscribe are not invited to subscribe. */
const failurePages = { confirm: "expired", unsubscribe: "not-unsubscribed" } as const satisfies Record<
  TokenCookie,
  string
>;

export interface SubscribersAdministration {
  db: Db;
  deriveKey: SharedParts["deriveKey"];
  siteUrl: string;
}

export interface SubscriberService {
  routes: Hono;
  administration: SubscribersAdministration;
  deleteExpired(): Promise<void>;
}

interface SubscriberOptions extends SharedParts {
  onSubscribed: OnSubscribed;
}

/** P2, P3. Scripts get JSON, and other requests are redirected to a page. */
export function createSubscriberService(parts: SubscriberOptions): SubscriberService {
  const { siteUrl, limits, deriveKey, onSubscribed, now } = parts;
  const db = parts.database.db.withTables<Tables>();
  const routes = new Hono();
  const readRequest = async (request: Context) => {
    await spendRequest(parts, request, "newsletter");
    const fields = await readFormFields(request);
    await requireCaptcha(parts, request, fields.get("captcha_token"));
    return (name: string) => fields.get(name) ?? "";
  };
  const getLanguage = (request: Context): string | null => parts.languages.known(request.req.query("language"));
  const toPage = (request: Context, page: string): Response =>
    request.redirect(`${getPrefix(getLanguage(request))}/newsletter/${page}`, 303);
  const done = (request: Context, page: string): Response =>
    wantsJson(request) ? request.json({}) : toPage(request, page);
  const isSecure = siteUrl.startsWith("https:");
  /** Only the origin distinguishes these forms from other sites' forms, because no cookie protects them. */
  const ownForms = ownOriginOnly(
    (origin, { req }) =>
      req.header("sec-fetch-site") === "same-origin" || origin === siteUrl || origin === new URL(req.url).origin,
  );

  routes.use("/newsletter/*", noStore);

  /** Existing subscribers get an email that says so. */
  routes.post(newsletterPaths.newsletter, ownForms, async (request) => {
    const field = await readRequest(request);
    // Without scripts, browsers can't store a key for automatic confirmation.
    const key = isToken(field("key")) ? field("key") : null;
    const form = { purpose: "newsletter", typed: field("email"), key } as const;
    const language = getLanguage(request);
    await sendLink(parts, request, form, async ({ email, token, ...hashes }) => {
      const { id, state } = await requestNewsletter(db, { address: email, ...hashes, language, now: now() });
      const unsubscribe = unsubscribeLink(siteUrl, deriveKey, id, language);
      const fields: MailFields = { to: email, email, language, unsubscribe };
      return state === "subscribed"
        ? composeMail("newsletter-subscribed", fields)
        : composeMail("newsletter-confirm", { ...fields, link: tokenLink(siteUrl, "confirm", token, language) });
    });
    return done(request, "sent");
  });

  /** Every number gets the same response after the same time. */
  routes.post(newsletterPaths.texts, ownForms, async (request) => {
    const field = await readRequest(request);
    await minDuration(parts.answerFloor, async () => {
      const read = readPhoneNumber(field("phone"), field("country"));
      if ("problem" in read) throw new ProblemError(read.problem);
      if (!(await limits.reserve("texts-gap", read.number))) return;
      const networks = toNetworks(clientIp(request, parts.trustedProxyCount));
      const refusal = await limits.sharedQuota("texts").spend(networks);
      if (refusal) {
        await limits.refund("texts-gap", read.number);
        throw new ProblemError("limit", Math.ceil(refusal.wait / 1000));
      }
      const subscription = { number: read.number, language: getLanguage(request), now: now() };
      await subscribeToTexts(db, subscription, onSubscribed);
    });
    return done(request, "texts");
  });

  /** Stores the token in a cookie for the page's form. Changes no subscription. */
  const keepToken = async (request: Context, name: TokenCookie, isGood: (token: string) => Promise<boolean>) => {
    await spendRequest(parts, request, "other");
    const token = request.req.query("token") ?? "";
    if (!(await isGood(token))) return toPage(request, failurePages[name]);
    return toPage(request, `${name}?link=${addToken(request, name, token, isSecure)}`);
  };

  routes.get(newsletterPaths.confirm, (request) =>
    keepToken(
      request,
      "confirm",
      async (token) => isToken(token) && (await awaitsConfirmation(db, hashToken(token), now())),
    ),
  );

  routes.get(newsletterPaths.unsubscribe, (request) =>
    keepToken(request, "unsubscribe", async (token) => readUnsubscribeToken(deriveKey, token) !== null),
  );

  routes.post(newsletterPaths.confirm, ownForms, async (request) => {
    await spendRequest(parts, request, "verify");
    const fields = await readFormFields(request);
    const token = findToken(request, "confirm", fields.get("link"));
    await confirmNewsletter(db, usedLink(token, fields.get("key") ?? null), now(), onSubscribed);
    removeToken(request, "confirm", token, isSecure);
    return done(request, "confirmed");
  });

  // Mail providers send no cookie and no origin, so the token in the URL is sufficient (RFC 8058).
  routes.post(newsletterPaths.unsubscribe, async (request, next) => {
    const token = request.req.query("token");
    if (token === undefined) return next();
    await spendRequest(parts, request, "other");
    const id = readUnsubscribeToken(deriveKey, token);
    if (id === null) throw new ProblemError("expired");
    await readBytes(request);
    await unsubscribe(db, id, "one-click", now());
    return request.json({});
  });
  routes.post(newsletterPaths.unsubscribe, ownForms, async (request) => {
    await spendRequest(parts, request, "other");
    const token = findToken(request, "unsubscribe", (await readFormFields(request)).get("link"));
    const id = readUnsubscribeToken(deriveKey, token);
    removeToken(request, "unsubscribe", token, isSecure);
    if (id === null) throw new ProblemError("expired");
    await unsubscribe(db, id, "page", now());
    return done(request, "unsubscribed");
  });

  rejectOtherMethods(routes);
  routes.onError((error, request) => {
    if (error instanceof BodyError) return errorResponse(bodyErrorStatus[error.reason]);
    const known = toProblem(error, request, parts);
    // Hono keeps unexpected errors in the context, for the access log.
    if (known === null) return errorResponse(500);
    const name = request.req.path === newsletterPaths.unsubscribe ? "unsubscribe" : "confirm";
    const isExpired = known.problem === "expired";
    if (wantsJson(request)) return problemAnswer(request, known);
    return toPage(request, isExpired ? failurePages[name] : "not-sent");
  });
  return {
    routes,
    administration: { db, deriveKey, siteUrl },
    deleteExpired: () => deleteExpiredSubscriptions(db, now()),
  };
}

const wantsJson = (request: Context): boolean => request.req.header("accept") === "application/json";
