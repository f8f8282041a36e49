import { type AuthError, type Log, refusedEmail } from "@site/backend";
import { networksOf } from "@site/http";
import type { SiteLimits } from "../limits/site-limits.ts";
import { record } from "../log/security-events.ts";
import type { MailMessage } from "./mail-message.ts";
import type { MailTransport } from "./mail-transport.ts";

/** Emails that anybody can request for any address, with or without an account. Each kind has its own pot. */
type OpenPurpose = "newsletter" | "receipt";

/**
 * Counts an email to the mailbox that a network address asks for, whether it is known or not, so that no response reveals whether it is.
 * @returns false when an email was sent within the last minute, which is still valid
 * @throws LimitError
 */
export async function reserveEmailToAnyone(
  { limits }: { limits: SiteLimits },
  purpose: OpenPurpose,
  email: string,
  address: string,
): Promise<boolean> {
  const mailbox = `${purpose} ${email}`;
  if (!(await limits.reserve("mail-gap", mailbox))) return false;
  try {
    await limits.spend("mail-hour", mailbox);
    const refusal = await limits.pot(purpose).spend(networksOf(address));
    if (refusal) throw refusedEmail(refusal);
    return true;
  } catch (error) {
    await limits.clear("mail-gap", mailbox);
    throw error;
  }
}

/**
 * Sends an email that `reserveEmailToAnyone` has counted. When that fails, the mailbox may be emailed again at once.
 * @returns whether it was sent
 */
export async function emailAnyone(
  { limits, mail, log }: { limits: SiteLimits; mail: Pick<MailTransport, "send">; log: Log },
  purpose: OpenPurpose,
  message: MailMessage,
): Promise<boolean> {
  try {
    await mail.send(message);
    return true;
  } catch (error) {
    record(log, "mail_failed", { reason: error instanceof Error ? error.name : "unknown", method: purpose });
    await limits.clear("mail-gap", `${purpose} ${message.to}`);
    await limits.refund("mail-hour", `${purpose} ${message.to}`);
    return false;
  }
}

/** What a form that needs no account says about an error of the captcha. */
export const captchaProblem = ({ code }: AuthError): "captcha" | "unavailable" =>
  code === "captcha_failed" ? "captcha" : "unavailable";
