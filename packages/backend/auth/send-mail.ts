import type { AuthContext } from "./context.ts";
import { networksOf } from "@site/http";
import { AuthError } from "./auth-error.ts";
import { audit } from "../log/security-events.ts";
import { mailboxLimitKey } from "./known-networks.ts";
import type { EmailFields, EmailKind } from "./email.ts";
import { LimitError } from "../limits/limit-error.ts";
import type { AccountLimits } from "./rate-limit-rules.ts";
import type { Visitor } from "./sessions.ts";
import { findUserByEmail } from "./users.ts";

/** Purposes are counted separately: a sign-up and a recovery within a minute may both be meant. */
export type MailPurpose =
  | "sign-up"
  | "sign-in"
  | "recovery"
  | "email-change"
  | "email-change-again"
  | "reauthentication";

/** What each purpose is counted with. */
const potOf: Record<MailPurpose, keyof AccountLimits["pots"]> = {
  "sign-up": "sign-up",
  "sign-in": "sign-in",
  recovery: "sign-in",
  "email-change-again": "sign-in",
  "email-change": "account",
  reauthentication: "account",
};

/**
 * Whether an email for this purpose may be sent to the mailbox now: one a minute, ten an hour, and what everybody shares. The
 * answer does not tell whether the mailbox has an account. Requests to sign in have the same response for addresses with and without
 * an account: when their pot is empty, its reserve is for confirmed accounts, and requests for other addresses send nothing.
 * @param visitor the caller without a session; null for a session that asks for its own account, which is counted separately
 * @param account the account of that session
 * @returns false when an email was sent within the last minute and is still valid, or when unknown addresses have used up their
 *   hourly share
 * @throws LimitError
 */
export async function reserveEmail(
  context: AuthContext,
  purpose: MailPurpose,
  email: string,
  visitor: Visitor | null,
  account = email,
): Promise<boolean> {
  const pot = potOf[purpose];
  const answersAlike = pot === "sign-in";
  try {
    return await context.limits.reserveEmail({
      purpose,
      to: email,
      mailbox: await mailboxOf(context, purpose, email, visitor),
      pot,
      networks: visitor ? networksOf(visitor.address) : [{ key: account, times: 1 }],
      withReserve: answersAlike && Boolean((await findUserByEmail(context.db, email))?.email_confirmed_at),
    });
  } catch (error) {
    if (!answersAlike || !(error instanceof LimitError) || error.reason !== "empty") throw error;
    audit(context.log, "limit_reached", { method: purpose, reason: "emails to sign in" });
    return false;
  }
}

async function mailboxOf(
  context: AuthContext,
  purpose: MailPurpose,
  email: string,
  visitor: Visitor | null,
): Promise<string> {
  return visitor ? mailboxLimitKey(context, email, visitor.address) : `${purpose} ${email}`;
}

/**
 * Sends an email. When that fails, `undo` reverts what was prepared for it and the mailbox may be emailed again at once.
 * @throws AuthError 503 when the email could not be sent
 */
export async function sendMail(
  context: AuthContext,
  mail: {
    purpose: MailPurpose;
    kind: EmailKind;
    facts: EmailFields;
    /** As in `reserveEmail`. */
    visitor: Visitor | null;
    /** The address for which it was reserved; by default its recipient. */
    reservedFor?: string;
    undo?: () => Promise<void>;
  },
): Promise<void> {
  try {
    await context.mail({ kind: mail.kind, ...mail.facts });
  } catch (error) {
    audit(context.log, "mail_failed", {
      reason: error instanceof Error ? error.name : "unknown",
      method: mail.kind,
    });
    await mail.undo?.();
    const { purpose, visitor } = mail;
    const to = mail.reservedFor ?? mail.facts.to;
    await context.limits.refundEmail({ purpose, to, mailbox: await mailboxOf(context, purpose, to, visitor) });
    throw new AuthError(
      503,
      "unexpected_failure",
      "We could not send the email just now. Please try again in a few minutes.",
      {
        retryAfter: 60,
      },
    );
  }
}

/** Notifies a mailbox of a change. The change stands even when the email can't be sent. */
export async function sendNotice(context: AuthContext, kind: EmailKind, facts: EmailFields): Promise<void> {
  try {
    await context.mail({ kind, ...facts });
  } catch (error) {
    audit(context.log, "mail_failed", { reason: error instanceof Error ? error.name : "unknown", method: kind });
  }
}

/** The address of a link in an email. */
export function linkTo(context: AuthContext, link: { token: string; type: string; redirectTo: string }): string {
  const url = new URL(`${context.baseUrl}/verify`);
  url.search = new URLSearchParams({ token: link.token, type: link.type, redirect_to: link.redirectTo }).toString();
  return url.href;
}
