import { setTimeout as delay } from "node:timers/promises";
import type { AuthContext } from "./context.ts";
import { type Network, networksOf } from "@site/http";
import { AuthError } from "./auth-error.ts";
import { record } from "../log/security-events.ts";
import { mailboxLimitKey } from "./known-networks.ts";
import type { EmailFields, EmailKind } from "./email.ts";
import { refusedEmail } from "../limits/limits.ts";
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

/**
 * Whether an email for this purpose may be sent to the mailbox now: one a minute, ten an hour, and what everybody shares. The
 * answer does not tell whether the mailbox has an account.
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
  const gap = `${purpose} ${email}`;
  if (!(await context.limits.reserve("mail-gap", gap))) return false;
  let writes = false;
  try {
    await context.limits.spend("mail-hour", await hourKey(context, purpose, email, visitor));
    writes = await spendMail(
      context,
      purpose,
      email,
      visitor ? networksOf(visitor.address) : [{ key: account, times: 1 }],
    );
  } finally {
    // Nothing is sent, so the gap must not block the next email: repeated requests would leave the owner without any.
    if (!writes) await context.limits.clear("mail-gap", gap);
  }
  return writes;
}

async function hourKey(
  context: AuthContext,
  purpose: MailPurpose,
  email: string,
  visitor: Visitor | null,
): Promise<string> {
  return visitor ? mailboxLimitKey(context, email, visitor.address) : `${purpose} ${email}`;
}

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
 * Requests to sign in have the same response for addresses with and without an account. When their pot is empty, its reserve is
 * for confirmed accounts, and requests for other addresses send nothing.
 * @throws LimitError where the response reveals nothing
 */
async function spendMail(
  context: AuthContext,
  purpose: MailPurpose,
  email: string,
  networks: readonly Network[],
): Promise<boolean> {
  const pot = potOf[purpose];
  const answersAlike = pot === "sign-in";
  const confirmed = answersAlike && Boolean((await findUserByEmail(context.db, email))?.email_confirmed_at);
  const refusal = await context.limits.pot(pot).spend(networks, { withReserve: confirmed });
  if (refusal === null) return true;
  if (!answersAlike || refusal.reason !== "empty") throw refusedEmail(refusal);
  record(context.log, "limit_reached", { method: purpose, reason: "emails to sign in" });
  return false;
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
    undo?: () => Promise<void>;
  },
): Promise<void> {
  try {
    await context.mail({ kind: mail.kind, ...mail.facts });
  } catch (error) {
    record(context.log, "mail_failed", {
      reason: error instanceof Error ? error.name : "unknown",
      method: mail.kind,
    });
    await mail.undo?.();
    await context.limits.clear("mail-gap", `${mail.purpose} ${mail.facts.to}`);
    const share = await hourKey(context, mail.purpose, mail.facts.to, mail.visitor);
    await context.limits.refund("mail-hour", share);
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
    record(context.log, "mail_failed", { reason: error instanceof Error ? error.name : "unknown", method: kind });
  }
}

/** The address of a link in an email. */
export function linkTo(context: AuthContext, link: { token: string; type: string; redirectTo: string }): string {
  const url = new URL(`${context.baseUrl}/verify`);
  url.search = new URLSearchParams({ token: link.token, type: link.type, redirect_to: link.redirectTo }).toString();
  return url.href;
}

/** Takes at least `answerFloor` milliseconds, however the work ends, so that its time reveals nothing. */
export async function minimumDuration<T>(
  context: Pick<AuthContext, "answerFloor">,
  work: () => Promise<T>,
): Promise<T> {
  const floor = delay(context.answerFloor);
  try {
    return await work();
  } finally {
    await floor;
  }
}
