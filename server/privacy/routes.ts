import { type Context, Hono } from "hono";
import * as v from "valibot";
import { accountPaths } from "#content/account-paths.ts";
import { proofMinutes } from "#content/lifetimes.ts";
import { type OpenedReceipt, proofParameter, receiptKinds } from "#shared/receipt.ts";
import {
  bearerToken,
  BodyError,
  bodyErrorStatus,
  createToken,
  hashToken,
  isToken,
  readJsonBody,
  rejectOtherMethods,
} from "@site/http";
import { requireUsable, sendLink, usedLink } from "../mail/email-link.ts";
import { addMilliseconds } from "../lib/utc-time.ts";
import { composeMail } from "../mail/mail-message.ts";
import type { SharedParts } from "../mail/shared-parts.ts";
import { getPrefix } from "../words/server-words.ts";
import { requireCaptcha, spendRequest } from "../limits/request-checks.ts";
import { errorResponse } from "../http/error-response.ts";
import { noStore } from "../http/middleware.ts";
import { problemAnswer, ProblemError, toProblem } from "../http/problem-error.ts";
import { audit } from "../log/security-events.ts";
import { clearTokenCookie, tokenCookies } from "../subscribers/subscriber-tokens.ts";
import { eraseGiven, readReceipt } from "./receipt.ts";
import type { Tables } from "../database/tables.ts";

export interface PrivacyService {
  routes: Hono;
  deleteExpired(): Promise<void>;
}

const proofs = "privacy.proofs";

interface Proof {
  address: string;
  expires_at: Date;
}

const secret = v.pipe(v.string(), v.check(isToken));
/** Accepts any text up to this length, because the address is validated when the link is sent. */
const requestSchema = v.object({
  email: v.pipe(v.string(), v.maxLength(20_000)),
  key: v.nullable(secret),
  captcha_token: v.optional(v.string()),
});
const openingSchema = v.object({ token: v.string(), key: v.nullable(v.string()) });
const erasureSchema = v.object({ kinds: v.pipe(v.array(v.picklist(receiptKinds)), v.minLength(1), v.maxLength(10)) });

async function parseBody<Output>(request: Context, schema: v.GenericSchema<unknown, Output>): Promise<Output> {
  const body = v.safeParse(schema, await readJsonBody(request));
  if (!body.success) throw new ProblemError("malformed");
  return body.output;
}

/** Access is by emailed link. Other sites can't use the API, because it requires JSON, and preflights get no response. */
export function createPrivacyService(parts: SharedParts): PrivacyService {
  const { siteUrl, languages, log, now } = parts;
  const db = parts.database.db.withTables<Tables>();
  const routes = new Hono().use(noStore);
  const afterProofTime = (): Date => addMilliseconds(now(), proofMinutes * 60_000);

  async function proved(request: Context): Promise<Proof> {
    const session = bearerToken(request.req.header("authorization"));
    if (session === null || !isToken(session)) throw new ProblemError("expired");
    const proof = await db
      .selectFrom(proofs)
      .select(["address", "expires_at"])
      .where("session_hash", "=", hashToken(session))
      .where("expires_at", ">", now())
      .executeTakeFirst();
    if (!proof) throw new ProblemError("expired");
    return proof;
  }

  const opened = async ({ address, expires_at: end }: Proof): Promise<OpenedReceipt> => ({
    receipt: await readReceipt(db, address),
    expiresAt: end.toISOString(),
  });

  routes.post("/requests", async (request) => {
    await spendRequest(parts, request, "mail");
    const { email: typed, key, captcha_token: captchaToken } = await parseBody(request, requestSchema);
    await requireCaptcha(parts, request, captchaToken);
    const language = languages.known(request.req.query("language"));
    await sendLink(parts, request, { purpose: "receipt", typed, key }, async ({ email, token, ...hashes }) => {
      const { tokenHash: token_hash, keyHash: key_hash } = hashes;
      const row = { address: email, token_hash, key_hash, session_hash: null, expires_at: afterProofTime() };
      await db.insertInto(proofs).values(row).execute();
      const link = `${siteUrl}${getPrefix(language)}${accountPaths.privacyReceipt}#${proofParameter}=${token}`;
      return composeMail("privacy-receipt", { to: email, email, language, link });
    });
    return request.json({});
  });

  /** Takes a POST, because mail scanners open links. */
  routes.post("/openings", async (request) => {
    await spendRequest(parts, request, "verify");
    const { token, key } = await parseBody(request, openingSchema);
    const session = createToken();
    const link = usedLink(token, key);
    const proof = await db.transaction().execute(async (transaction) => {
      const found = await transaction
        .selectFrom(proofs)
        .select(["id", "address", "key_hash"])
        .where("token_hash", "=", link.tokenHash)
        .where("expires_at", ">", now())
        .forUpdate()
        .executeTakeFirst();
      requireUsable(found, link);
      const used = { session_hash: hashToken(session), expires_at: afterProofTime() };
      await transaction
        .updateTable(proofs)
        .set({ token_hash: null, key_hash: null, ...used })
        .where("id", "=", found.id)
        .execute();
      return { ...found, ...used };
    });
    audit(log, "receipt_opened", { method: key === null ? "button" : "same-browser" });
    return request.json({ session, ...(await opened(proof)) });
  });

  routes.get("/receipt", async (request) => {
    await spendRequest(parts, request, "account");
    return request.json(await opened(await proved(request)));
  });

  routes.post("/erasures", async (request) => {
    await spendRequest(parts, request, "account");
    const proof = await proved(request);
    const { kinds } = await parseBody(request, erasureSchema);
    await eraseGiven(db, proof.address, kinds, now());
    audit(log, "receipt_erased", { reason: kinds.join(" ") });
    return request.json(await opened(proof));
  });

  /** Deletes cookies that scripts can neither read nor delete. */
  routes.post("/cookies/erasures", async (request) => {
    await spendRequest(parts, request, "other");
    await parseBody(request, v.object({}));
    for (const name of Object.values(tokenCookies)) clearTokenCookie(request, name, siteUrl.startsWith("https:"));
    return request.json({});
  });

  rejectOtherMethods(routes);
  routes.onError((error, request) => {
    if (error instanceof BodyError) return request.json({ problem: "malformed" }, bodyErrorStatus[error.reason]);
    const problem = toProblem(error, request, parts);
    // Hono keeps unexpected errors in the context, for the access log.
    return problem ? problemAnswer(request, problem) : errorResponse(500);
  });
  return {
    routes,
    deleteExpired: async () => void (await db.deleteFrom(proofs).where("expires_at", "<=", now()).execute()),
  };
}
