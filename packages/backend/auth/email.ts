import { networksOf } from "@site/http";
import { LimitError } from "../limits/limits.ts";
import { audit } from "../log/log.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthContext, EmailFields, EmailKind } from "./context.ts";
import { mailboxLimitKey } from "./known-networks.ts";
import type { IssuedCode } from "./one-time-codes.ts";
import type { AccountLimits } from "./rate-limit-rules.ts";
import type { Visitor } from "./sessions.ts";
import { findUserByEmail, type UserRow } from "./users.ts";

/** Stricter than Supabase Auth and browsers' email fields: the domain has a dot, and the local part at most 64 characters. */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** @returns the address in the spelling that is stored, or null when the text is not an address */
export function normalizeEmail(text: string): string | null {
  const trimmed = text.trim();
  // Some non-ASCII letters fold to ASCII in lower case, such as the Kelvin sign to k.
  if (!/^[\x21-\x7e]{1,254}$/.test(trimmed)) return null;
  const email = trimmed.toLowerCase();
  return emailPattern.test(email) ? email : null;
}

/** @throws AuthError `validation_failed` when the text is not an address */
export function requireEmail(text: string): string {
  const email = normalizeEmail(text);
  if (email === null) {
    throw new AuthError(400, "validation_failed", "Unable to validate email address: invalid format");
  }
  return email;
}

/** What the emails of each purpose are counted with. Purposes count separately: a sign-up and a recovery within a minute may both be meant. */
const potOf = {
  "sign-up": "sign-up",
  "sign-in": "sign-in",
  recovery: "sign-in",
  "email-change-again": "sign-in",
  "email-change": "account",
  reauthentication: "account",
} as const satisfies Record<string, keyof AccountLimits["pots"]>;

/** Sends a reserved email. When that fails, `undo` reverts what was prepared for it and the mailbox may be emailed again at once. */
export type SendReserved = (kind: EmailKind, facts: EmailFields, undo?: () => Promise<void>) => Promise<void>;

/**
 * Counts an email for this purpose to the mailbox: one a minute, ten an hour, and what everybody shares. The answer does not tell
 * whether the mailbox has an account. Requests to sign in have the same response for addresses with and without an account: when
 * their pot is empty, its reserve is for confirmed accounts, and requests for other addresses send nothing.
 * @param visitor the caller without a session; null for a session that asks for its own account, which is counted separately
 * @param account the account of that session
 * @returns null when an email was sent within the last minute and is still valid, or when unknown addresses have used up their
 *   hourly share
 */
export async function reserveEmail(
  context: AuthContext,
  purpose: keyof typeof potOf,
  to: string,
  visitor: Visitor | null,
  account = to,
): Promise<SendReserved | null> {
  const pot = potOf[purpose];
  const answersAlike = pot === "sign-in";
  const mailbox = visitor ? await mailboxLimitKey(context, to, visitor.address) : `${purpose} ${to}`;
  try {
    const isReserved = await context.limits.reserveEmail({
      purpose,
      to,
      mailbox,
      pot,
      networks: visitor ? networksOf(visitor.address) : [{ key: account, times: 1 }],
      withReserve: answersAlike && Boolean((await findUserByEmail(context.db, to))?.email_confirmed_at),
    });
    if (!isReserved) return null;
  } catch (error) {
    if (!answersAlike || !(error instanceof LimitError) || error.reason !== "empty") throw error;
    audit(context.log, "limit_reached", { method: purpose, reason: "emails to sign in" });
    return null;
  }
  return async (kind, facts, undo) => {
    if (await isSent(context, kind, facts)) return;
    await undo?.();
    await context.limits.refundEmail({ purpose, to, mailbox });
    const sentence = "We could not send the email just now. Please try again in a few minutes.";
    throw new AuthError(503, "unexpected_failure", sentence, { retryAfter: 60 });
  };
}

async function isSent(context: AuthContext, kind: EmailKind, facts: EmailFields): Promise<boolean> {
  try {
    await context.mail({ kind, ...facts });
    return true;
  } catch (error) {
    audit(context.log, "mail_failed", { reason: error instanceof Error ? error.name : "unknown", method: kind });
    return false;
  }
}

/** Tells the mailbox of an account, if it has one, of a change. The change stands even when the email can't be sent. */
export async function sendNotice(
  context: AuthContext,
  kind: EmailKind,
  { email }: Pick<UserRow, "email">,
  more: Pick<EmailFields, "newEmail"> = {},
): Promise<void> {
  if (email) await isSent(context, kind, { to: email, email, ...more });
}

/** The link and the code of an email, for the facts of it. */
export function actionOf(
  context: AuthContext,
  { token, code }: IssuedCode,
  type: string,
  redirectTo: string,
): Pick<EmailFields, "link" | "code"> {
  const link = new URL(`${context.baseUrl}/verify`);
  link.search = new URLSearchParams({ token, type, redirect_to: redirectTo }).toString();
  return { link: link.href, code };
}
