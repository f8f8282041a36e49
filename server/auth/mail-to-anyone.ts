import { record } from "../log/security-events.ts";
import type { AuthContext } from "./context.ts";
import type { MailMessage } from "./mail-message.ts";

/** Emails that anybody can have sent to anybody's address, whether it has an account or not. Each kind is counted by itself. */
type OpenPurpose = "newsletter" | "receipt";

/**
 * Counts an email to the mailbox. It is counted whether the mailbox is known or not, so that no answer tells.
 * @returns false when one was sent within the minute, which still works
 * @throws AuthError 429
 */
export async function mayEmailAnyone(
  { limits }: Pick<AuthContext, "limits">,
  purpose: OpenPurpose,
  email: string,
): Promise<boolean> {
  const mailbox = `${purpose} ${email}`;
  if (!(await limits.allows("mail-gap", mailbox))) return false;
  try {
    await limits.account("mail-hour", mailbox);
    await limits.account("mail-strangers", "everyone");
    await limits.account("mail-everyone", "everyone");
    return true;
  } catch (error) {
    await limits.clear("mail-gap", mailbox);
    throw error;
  }
}

/**
 * Sends an email that `mayEmailAnyone` has counted. When that fails, the mailbox may be emailed again at once.
 * @returns whether it was sent
 */
export async function emailAnyone(
  { limits, mail, log }: Pick<AuthContext, "limits" | "mail" | "log">,
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
