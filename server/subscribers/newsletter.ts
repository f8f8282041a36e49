import { type MailFields, composeMail } from "../mail/mail-message.ts";
import { sendLink } from "../mail/email-link.ts";
import type { Log } from "@site/backend";
import { isToken, minimumDuration, networksOf } from "@site/http";
import type { SharedParts } from "../mail/shared-parts.ts";
import { readPhoneNumber } from "#schemas/phone-number.ts";
import { ProblemError } from "../http/problem-error.ts";
import type { SubscriberTables } from "./subscriber-tables.ts";
import type { Kysely } from "kysely";
import { unsubscribeLink } from "./subscriber-tokens.ts";
import { type OnSubscribed, requestNewsletter, subscribeToTexts } from "./subscriptions.ts";

/** What the newsletter uses; mail and limits are those of the accounts. */
export interface NewsletterContext extends SharedParts {
  log: Log;
  now: () => Date;
  db: Kysely<SubscriberTables>;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  onSubscribed: OnSubscribed;
}

/**
 * Stores a request for the newsletter and sends the email whose link confirms it; a subscriber gets an email that says so.
 * @param key the secret that the browser keeps to confirm by itself; empty without scripts
 * @throws ProblemError `email`, `unavailable`; LimitError
 */
export function askForNewsletter(
  context: NewsletterContext,
  typed: string,
  key: string,
  networkAddress: string,
): Promise<void> {
  const { db, siteUrl, now } = context;
  const asked = { purpose: "newsletter", typed, key: isToken(key) ? key : null, networkAddress } as const;
  return sendLink(context, asked, async ({ email, token, ...hashes }) => {
    const { id, state } = await requestNewsletter(db, { address: email, ...hashes, now: now() });
    const fields: MailFields = { to: email, email, unsubscribe: unsubscribeLink(siteUrl, context.deriveKey, id) };
    return state === "subscribed"
      ? composeMail("newsletter-subscribed", fields)
      : composeMail("newsletter-confirm", { ...fields, link: `${siteUrl}/newsletter/confirm?token=${token}` });
  });
}

/**
 * Stores a number for texts. The response and its duration are the same for every number.
 * @throws ProblemError `number`, `country`, `limit`
 */
export function askForTexts(
  context: NewsletterContext,
  typed: string,
  country: string,
  address: string,
): Promise<void> {
  return minimumDuration(context.answerFloor, async () => {
    const read = readPhoneNumber(typed, country);
    if ("problem" in read) throw new ProblemError(read.problem);
    if (!(await context.limits.reserve("texts-gap", read.number))) return;
    const refusal = await context.limits.pot("texts").spend(networksOf(address));
    if (refusal) {
      await context.limits.clear("texts-gap", read.number);
      throw new ProblemError("limit", Math.ceil(refusal.wait / 1000));
    }
    await subscribeToTexts(context.db, read.number, context.now(), context.onSubscribed);
  });
}
