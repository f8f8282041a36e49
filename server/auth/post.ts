import { setTimeout as delay } from "node:timers/promises";
import type { LetterKind } from "#content/mail.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import { record } from "./events.ts";
import { type LetterFacts, writeLetter } from "./letters.ts";

/** Why letters are counted apart: a sign-up and a recovery within a minute may both be meant. */
export type LetterPurpose = "sign-up" | "sign-in" | "recovery" | "email-change" | "reauthentication";

/**
 * Whether a letter for this purpose may go to the mailbox now: one a minute, ten an hour, and so many in all. Asked
 * before the account is looked up, so that the answer does not depend on it.
 * @returns false when one went out within the minute and is still good
 * @throws AuthError 429 `over_email_send_rate_limit`
 */
export async function mayWrite(context: AuthContext, purpose: LetterPurpose, email: string): Promise<boolean> {
  if (!(await context.limits.allows("letter-gap", `${purpose} ${email}`))) return false;
  await context.limits.account("letter-hour", email);
  await context.limits.account("letter-everyone", "everyone");
  return true;
}

/**
 * Sends a letter. When that fails, `undo` takes back what was made for it and the mailbox may be written to again at
 * once, so that nobody is stuck.
 * @throws AuthError 503 when the letter could not be sent
 */
export async function sendLetter(
  context: AuthContext,
  letter: { purpose: LetterPurpose; kind: LetterKind; facts: LetterFacts; undo?: () => Promise<void> },
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
    await context.limits.forgive("letter-hour", letter.facts.to);
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
