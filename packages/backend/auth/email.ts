import { toNetworks } from "@site/http";
import { audit } from "../log/log.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthContext, EmailFields, EmailKind } from "./context.ts";
import { languageOfUser } from "./languages.ts";
import { mailboxLimitKey } from "./known-networks.ts";
import type { IssuedCode } from "./one-time-codes.ts";
import type { AccountLimits } from "./rate-limit-rules.ts";
import type { Visitor } from "./sessions.ts";
import type { UserRow } from "./users.ts";

/** Stricter than Supabase Auth and browsers: the domain needs a dot, and the local part has at most 64 characters. */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** @returns the stored spelling, or null if the text is not an address */
export function normalizeEmail(text: string): string | null {
  const trimmed = text.trim();
  // `toLowerCase` maps some non-ASCII letters to ASCII, such as the Kelvin sign to k.
  if (!/^[\x21-\x7e]{1,254}$/.test(trimmed)) return null;
  const email = trimmed.toLowerCase();
  return emailPattern.test(email) ? email : null;
}

/** @throws AuthError `validation_failed` if the text is not an address */
export function requireEmail(text: string): string {
  const email = normalizeEmail(text);
  if (email === null) {
    throw new AuthError(400, "validation_failed", "Unable to validate email address: invalid format");
  }
  return email;
}

/** If sending fails, calls `undo` and lets the mailbox get another email at once. @throws AuthError 503 */
export type SendReserved = (kind: EmailKind, facts: EmailFields, undo?: () => Promise<void>) => Promise<void>;

/**
 * Allows one email a minute and ten an hour per mailbox and purpose, whether or not an account exists.
 * @param account set it if another account's email can't replace this one; the one-minute limit then applies per account
 * @param fromSession whether a signed-in user requests the email, so that other people's requests can't block it
 * @returns null if an email sent within the last minute is still valid
 */
export async function reserveEmail(
  auth: AuthContext,
  purpose: keyof AccountLimits["emails"],
  to: string,
  { ip }: Visitor,
  { fromSession = false, account }: { fromSession?: boolean; account?: string } = {},
): Promise<SendReserved | null> {
  const mailbox = fromSession ? `${purpose} ${to}` : await mailboxLimitKey(auth, to, ip);
  const counted = { purpose, to, mailbox, ...(account !== undefined && { account }) };
  const isReserved = await auth.limits.reserveEmail({ ...counted, networks: toNetworks(ip) });
  if (!isReserved) return null;
  return async (kind, facts, undo) => {
    if (await isSent(auth, kind, facts)) return;
    await undo?.();
    await auth.limits.refundEmail(counted);
    const sentence = "We could not send the email just now. Please try again in a few minutes.";
    throw new AuthError(503, "unexpected_failure", sentence, { retryAfter: 60 });
  };
}

async function isSent(auth: AuthContext, kind: EmailKind, facts: EmailFields): Promise<boolean> {
  try {
    await auth.mail({ kind, ...facts });
    return true;
  } catch (error) {
    audit(auth.log, "mail_failed", { reason: error instanceof Error ? error.name : "unknown", method: kind });
    return false;
  }
}

/** Does nothing without an address. A failed email does not undo the change. */
export async function sendNotice(
  auth: AuthContext,
  kind: EmailKind,
  { id, email }: Pick<UserRow, "id" | "email">,
  more: Pick<EmailFields, "newEmail" | "language"> = {},
): Promise<void> {
  if (email) await isSent(auth, kind, { to: email, email, language: await languageOfUser(auth.db, id), ...more });
}

/** With link pages, the token is in the URL fragment, so opening the link does not consume it. */
export function toAction(
  { settings, baseUrl }: AuthContext,
  { token, code }: IssuedCode,
  type: string,
  redirectTo: string,
): Pick<EmailFields, "link" | "code"> {
  const wanted = new URL(redirectTo);
  if (settings.linkPages && wanted.origin === new URL(settings.siteUrl).origin) {
    const page = settings.linkPages.test(wanted.pathname + wanted.search) ? wanted : new URL("/", settings.siteUrl);
    page.hash = new URLSearchParams({ token, type }).toString();
    return { link: page.href, code };
  }
  const link = new URL(`${baseUrl}/verify`);
  link.search = new URLSearchParams({ token, type, redirect_to: redirectTo }).toString();
  return { link: link.href, code };
}
