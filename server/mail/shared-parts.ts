import type { Context } from "hono";
import type { Database, Log, OwnBackend } from "@site/backend";
import { clientAddress } from "@site/http";
import { ProblemError } from "../http/problem-error.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import type { MailTransport } from "./mail-transport.ts";

/** What newsletter and receipt share with each other and the accounts: one count of all emails, one captcha, one least time of an answer. */
export interface SharedParts extends Pick<OwnBackend, "answerFloor" | "verifyCaptcha" | "deriveKey"> {
  database: Database;
  limits: SiteLimits;
  mail: Pick<MailTransport, "send">;
  log: Log;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  trustedProxyCount: number;
  now: () => Date;
}

/** @throws LimitError */
export function spendRequest(
  { limits, trustedProxyCount }: SharedParts,
  request: Context,
  name: Parameters<SiteLimits["spendRequest"]>[0],
): Promise<void> {
  return limits.spendRequest(name, clientAddress(request, trustedProxyCount));
}

/** @throws ProblemError `captcha`, `unavailable` */
export async function requireCaptcha(
  { verifyCaptcha, trustedProxyCount }: SharedParts,
  request: Context,
  token: string | undefined,
): Promise<void> {
  const verdict = await verifyCaptcha(token, clientAddress(request, trustedProxyCount));
  if (verdict !== "passed") throw new ProblemError(verdict === "unavailable" ? verdict : "captcha");
}
