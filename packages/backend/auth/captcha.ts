import type { AuthContext } from "./context.ts";
import { AuthError } from "./auth-error.ts";
import { record } from "../log/security-events.ts";

const verifyUrls = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  hcaptcha: "https://api.hcaptcha.com/siteverify",
};
/** Milliseconds. */
const timeout = 8_000;

/**
 * Verifies the token with the captcha provider. Without a secret nothing is verified. With one, a missing response is a failure.
 * @throws AuthError `captcha_failed`, or 500 when the provider can't be asked
 */
export async function checkCaptcha(
  context: Pick<AuthContext, "settings" | "log">,
  token: string | undefined,
  address: string,
): Promise<void> {
  const captcha = context.settings.captcha;
  if (!captcha) return;
  const given = token?.trim() ?? "";
  if (given === "" || given.length > 4096) {
    throw new AuthError(400, "captcha_failed", "captcha protection: request disallowed (no captcha_token found)");
  }
  let success: boolean;
  try {
    const response = await fetch(captcha.verifyUrl ?? verifyUrls[captcha.provider], {
      method: "POST",
      body: new URLSearchParams({ secret: captcha.secret, response: given, remoteip: address }),
      signal: AbortSignal.timeout(timeout),
      redirect: "error",
    });
    const body: unknown = await response.json();
    if (typeof body !== "object" || body === null || !("success" in body)) throw new Error("no verdict");
    success = body.success === true;
  } catch (error) {
    record(context.log, "captcha_unavailable", { address, reason: error instanceof Error ? error.name : "unknown" });
    throw new AuthError(500, "unexpected_failure", "captcha verification process failed");
  }
  if (!success) {
    record(context.log, "captcha_refused", { address });
    throw new AuthError(400, "captcha_failed", "captcha protection: request disallowed (invalid-input-response)");
  }
}
