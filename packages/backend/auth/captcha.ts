import * as v from "valibot";
import { AuthError } from "./auth-error.ts";
import { audit, type Log } from "../log/log.ts";

const verifyUrls = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  hcaptcha: "https://api.hcaptcha.com/siteverify",
};
/** Milliseconds. */
const timeout = 8_000;

export interface CaptchaVerification {
  provider: "turnstile" | "hcaptcha";
  secret: string;
  verifyUrl?: string;
}

/** `unavailable` means that the provider gave no valid response. */
export type CaptchaVerdict = "passed" | "missing" | "refused" | "unavailable";

export async function verifyCaptcha(
  captcha: CaptchaVerification | null | undefined,
  log: Log,
  token: string | undefined,
  ip: string,
): Promise<CaptchaVerdict> {
  if (!captcha) return "passed";
  const trimmed = token?.trim() ?? "";
  if (trimmed === "" || trimmed.length > 4096) return "missing";
  let success: boolean;
  try {
    const response = await fetch(captcha.verifyUrl ?? verifyUrls[captcha.provider], {
      method: "POST",
      body: new URLSearchParams({ secret: captcha.secret, response: trimmed, remoteip: ip }),
      signal: AbortSignal.timeout(timeout),
      redirect: "error",
    });
    const body: unknown = await response.json();
    if (typeof body !== "object" || body === null || !("success" in body)) throw new Error("no verdict");
    success = body.success === true;
  } catch (error) {
    audit(log, "captcha_unavailable", { address: ip, reason: error instanceof Error ? error.name : "unknown" });
    return "unavailable";
  }
  if (success) return "passed";
  audit(log, "captcha_refused", { address: ip });
  return "refused";
}

export const captchaFields = {
  gotrue_meta_security: v.optional(
    v.nullable(v.object({ captcha_token: v.nullish(v.pipe(v.string(), v.maxLength(4096))) })),
  ),
};

/** @throws AuthError `captcha_failed`, or 500 if the provider gave no valid response */
export async function checkCaptcha(
  { settings, log }: { settings: { captcha?: CaptchaVerification | null }; log: Log },
  { gotrue_meta_security: security }: { gotrue_meta_security?: { captcha_token?: string | null } | null },
  { ip }: { ip: string },
): Promise<void> {
  const verdict = await verifyCaptcha(settings.captcha, log, security?.captcha_token ?? undefined, ip);
  if (verdict === "unavailable") throw new AuthError(500, "unexpected_failure", "captcha verification process failed");
  if (verdict === "passed") return;
  const reason = verdict === "missing" ? "no captcha_token found" : "invalid-input-response";
  throw new AuthError(400, "captcha_failed", `captcha protection: request disallowed (${reason})`);
}
