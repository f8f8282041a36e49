import { setTimeout as delay } from "node:timers/promises";
import type { LetterKind } from "#content/mail.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./auth-error.ts";
import { record } from "../log/security-events.ts";
import { mailboxShare } from "./known-networks.ts";
import { type LetterFacts, writeLetter } from "./mail-message.ts";
import type { Visitor } from "./sessions.ts";
import { findUserByEmail } from "./users.ts";

/** Why letters are counted apart: a sign-up and a recovery within a minute may both be meant. */
export type LetterPurpose =
  | "sign-up"
  | "sign-in"
  | "recovery"
  | "email-change"
  | "email-change-again"
  | "reauthentication";

/**
 * Whether a letter for this purpose may go to the mailbox now: one a minute, ten an hour, and so many in all. The answer
 * does not tell whether the mailbox has an account.
 * @param visitor who asks without a session; null where a session asks for its own account, which has counts of its own
 * @returns false when one went out within the minute and is still good, or when strangers have had their part of the hour's letters
 * @throws AuthError 429 `over_email_send_rate_limit`
 */
export async function mayWrite(
  context: AuthContext,
  purpose: LetterPurpose,
  email: string,
  visitor: Visitor | null,
): Promise<boolean> {
  const gap = `${purpose} ${email}`;
  if (!(await context.limits.allows("letter-gap", gap))) return false;
  let writes = false;
  try {
    writes = await isWithinTheHour(context, purpose, email, visitor);
  } finally {
    // No letter goes out, so it must not keep the next one back: who asks again and again would leave the owner without any.
    if (!writes) await context.limits.clear("letter-gap", gap);
  }
  return writes;
}

async function isWithinTheHour(
  context: AuthContext,
  purpose: LetterPurpose,
  email: string,
  visitor: Visitor | null,
): Promise<boolean> {
  await context.limits.account("letter-hour", await hourShare(context, purpose, email, visitor));
  if (!(await isWithinStrangersPart(context, purpose, email))) return false;
  await context.limits.account("letter-everyone", "everyone");
  return true;
}

async function hourShare(
  context: AuthContext,
  purpose: LetterPurpose,
  email: string,
  visitor: Visitor | null,
): Promise<string> {
  return visitor ? mailboxShare(context, email, visitor.address) : `${purpose} ${email}`;
}

/** Purposes whose letters go to addresses that have no account yet, or must not show that they have one. */
const toStrangers: ReadonlySet<LetterPurpose> = new Set(["sign-up", "email-change"]);
/** Purposes for which an account and none are answered alike, and the account's owner is waiting for the letter. */
const alike: ReadonlySet<LetterPurpose> = new Set(["sign-in", "recovery", "email-change-again"]);

/**
 * A fifth of the hour's letters is kept for addresses with a confirmed account. Past the rest nobody can sign up, and who asks
 * for a letter to another address gets none, with the answer that everybody gets.
 * @throws AuthError 429 where the answer may tell
 */
async function isWithinStrangersPart(context: AuthContext, purpose: LetterPurpose, email: string): Promise<boolean> {
  if (!toStrangers.has(purpose) && (await findUserByEmail(context.db, email))?.email_confirmed_at) return true;
  try {
    await context.limits.account("letter-strangers", "everyone");
    return true;
  } catch (refusal) {
    if (!(refusal instanceof AuthError) || !alike.has(purpose)) throw refusal;
    record(context.log, "limit_reached", { method: purpose, reason: "letters to strangers" });
    return false;
  }
}

/**
 * Sends a letter. When that fails, `undo` takes back what was made for it and the mailbox may be written to again at
 * once, so that nobody is stuck.
 * @throws AuthError 503 when the letter could not be sent
 */
export async function sendLetter(
  context: AuthContext,
  letter: {
    purpose: LetterPurpose;
    kind: LetterKind;
    facts: LetterFacts;
    /** As in `mayWrite`. */
    visitor: Visitor | null;
    undo?: () => Promise<void>;
  },
): Promise<void> {
  try {
    await context.mail.send(writeLetter(letter.kind, letter.facts));
  } catch (error) {
    record(context.log, "mail_failed", {
      reason: error instanceof Error ? error.name : "unknown",
      method: letter.kind,
    });
    await letter.undo?.();
    await context.limits.clear("letter-gap", `${letter.purpose} ${letter.facts.to}`);
    const share = await hourShare(context, letter.purpose, letter.facts.to, letter.visitor);
    await context.limits.forgive("letter-hour", share);
    throw new AuthError(
      503,
      "unexpected_failure",
      "We could not send the letter just now. Please try again in a few minutes.",
      {
        retryAfter: 60,
      },
    );
  }
}

/** Tells a mailbox that something was changed. The change stands even when the letter can't be sent. */
export async function sendNotice(context: AuthContext, kind: LetterKind, facts: LetterFacts): Promise<void> {
  try {
    await context.mail.send(writeLetter(kind, facts));
  } catch (error) {
    record(context.log, "mail_failed", { reason: error instanceof Error ? error.name : "unknown", method: kind });
  }
}

/** The address of a link in a letter. */
export function linkTo(context: AuthContext, link: { token: string; type: string; redirectTo: string }): string {
  const url = new URL(`${context.baseUrl}/verify`);
  url.search = new URLSearchParams({ token: link.token, type: link.type, redirect_to: link.redirectTo }).toString();
  return url.href;
}

/** Answers no sooner than the floor, however the work ends, so that its time tells nothing. */
export async function atLeast<T>(context: AuthContext, work: () => Promise<T>): Promise<T> {
  const floor = delay(context.answerFloor);
  try {
    return await work();
  } finally {
    await floor;
  }
}
