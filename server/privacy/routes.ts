import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type OpenedReceipt, receiptKinds } from "#shared/receipt.ts";
import { AuthError, checkCaptcha, isDatabaseUnavailable, LimitError } from "@site/backend";
import {
  BodyError,
  bodyErrorStatus,
  clientAddress,
  createToken,
  hashToken,
  isToken,
  readJsonBody,
  rejectOtherMethods,
} from "@site/http";
import type { SiteLimits } from "../limits/site-limits.ts";
import { captchaProblem } from "../mail/mail-to-anyone.ts";
import { errorResponse } from "../http/error-response.ts";
import { record } from "../log/security-events.ts";
import { clearTokenCookie, tokenCookies } from "../subscribers/token-cookie.ts";
import { PrivacyError, problemStatus } from "./privacy-error.ts";
import { type Proof, proofOf, useToken } from "./proofs.ts";
import { eraseGiven, readReceipt } from "./receipt.ts";
import { type PrivacyContext, requestReceipt } from "./request-receipt.ts";

const secret = v.pipe(v.string(), v.check(isToken));
/** The schema accepts any text up to this length as an address: `normaliseEmail` checks it. */
const requestSchema = v.object({
  email: v.pipe(v.string(), v.maxLength(20_000)),
  key: v.nullable(secret),
  captcha_token: v.optional(v.string()),
});
const openingSchema = v.object({ token: v.string(), key: v.nullable(v.string()) });
const erasureSchema = v.object({ kinds: v.pipe(v.array(v.picklist(receiptKinds)), v.minLength(1), v.maxLength(10)) });

async function bodyOf<Output>(request: Context, schema: v.GenericSchema<unknown, Output>): Promise<Output> {
  const body = v.safeParse(schema, await readJsonBody(request));
  if (!body.success) throw new PrivacyError("malformed");
  return body.output;
}

/**
 * What is beneath /privacy/v1. Pages of other sites can't use it: bodies have to be JSON, the session comes in a header, and nothing here
 * answers a preflight.
 */
export function privacyRoutes(context: PrivacyContext, settings: { siteUrl: string; trustedProxyCount: number }): Hono {
  const routes = new Hono();
  const { db, now } = context;
  const addressOf = (request: Context): string => clientAddress(request, settings.trustedProxyCount);
  const limit = (request: Context, name: Parameters<SiteLimits["spendRequest"]>[0]): Promise<void> =>
    context.limits.spendRequest(name, addressOf(request));

  /** @throws PrivacyError `expired` */
  async function proved(request: Context): Promise<Proof> {
    const [scheme, session = ""] = (request.req.header("authorization") ?? "").split(" ", 2);
    const proof = scheme === "Bearer" && isToken(session) ? await proofOf(db, hashToken(session), now()) : null;
    if (!proof) throw new PrivacyError("expired");
    return proof;
  }

  const opened = async ({ address, expiresAt }: Proof): Promise<OpenedReceipt> => ({
    receipt: await readReceipt(db, address),
    expiresAt: expiresAt.toISOString(),
  });

  routes.use(async (request, next) => {
    request.header("Cache-Control", "no-store");
    await next();
  });

  routes.post("/requests", async (request) => {
    await limit(request, "mail");
    const { email, key, captcha_token: captchaToken } = await bodyOf(request, requestSchema);
    await checkCaptcha(context, captchaToken, addressOf(request));
    await requestReceipt(context, email, key, addressOf(request));
    return request.json({});
  });

  /** Opening the email's link changes nothing, because a program that checks mail also opens links. It does not send this request. */
  routes.post("/openings", async (request) => {
    await limit(request, "verify");
    const { token, key } = await bodyOf(request, openingSchema);
    if (!isToken(token)) throw new PrivacyError("expired");
    const session = createToken();
    const proof = await useToken(db, {
      tokenHash: hashToken(token),
      keyHash: key === null ? null : hashToken(key),
      sessionHash: hashToken(session),
      now: now(),
    });
    if (typeof proof === "string") throw new PrivacyError(proof);
    record(context.log, "receipt_opened", { method: key === null ? "button" : "same-browser" });
    return request.json({ session, ...(await opened(proof)) });
  });

  routes.get("/receipt", async (request) => {
    await limit(request, "account");
    return request.json(await opened(await proved(request)));
  });

  routes.post("/erasures", async (request) => {
    await limit(request, "account");
    const proof = await proved(request);
    const { kinds } = await bodyOf(request, erasureSchema);
    await eraseGiven(db, proof.address, kinds, now());
    record(context.log, "receipt_erased", { reason: kinds.join(" ") });
    return request.json(await opened(proof));
  });

  /** Deletes the cookies of the newsletter's links, which no script can read or delete. */
  routes.post("/cookies/erasures", async (request) => {
    await limit(request, "other");
    await bodyOf(request, v.object({}));
    for (const name of Object.values(tokenCookies)) {
      clearTokenCookie(request, name, settings.siteUrl.startsWith("https:"));
    }
    return request.json({});
  });

  rejectOtherMethods(routes);
  routes.onError((error, request) => answerError(context, error, request, settings.trustedProxyCount));
  return routes;
}

/** The caller learns of an unexpected error only that there was one. Hono keeps it in `context.error`, for the access log. */
function answerError(context: PrivacyContext, error: Error, request: Context, trustedProxyCount: number): Response {
  if (error instanceof BodyError) return request.json({ problem: "malformed" }, bodyErrorStatus[error.reason]);
  const known = toPrivacyError(error);
  if (known === null) return errorResponse(500);
  const { problem, retryAfter } = known;
  if (problem === "limit") {
    const address = clientAddress(request, trustedProxyCount);
    record(context.log, "limit_reached", { address, method: request.req.path });
  }
  if (retryAfter !== undefined) request.header("Retry-After", String(retryAfter));
  return request.json({ problem }, problemStatus[problem]);
}

function toPrivacyError(error: Error): PrivacyError | null {
  if (error instanceof PrivacyError) return error;
  if (error instanceof LimitError) return new PrivacyError("limit", error.retryAfter);
  if (error instanceof AuthError) return new PrivacyError(captchaProblem(error), error.details.retryAfter);
  return isDatabaseUnavailable(error) ? new PrivacyError("unavailable", 5) : null;
}
