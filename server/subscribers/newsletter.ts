import { type MailFields, composeMail } from "../mail/mail-message.ts";
import { emailAnyone, reserveEmailToAnyone } from "../mail/mail-to-anyone.ts";
import { type Log, minimumDuration, normaliseEmail } from "@site/backend";
import { createToken, hashToken, isToken, networksOf } from "@site/http";
import type { SharedParts } from "../mail/shared-parts.ts";
import { readPhoneNumber } from "#schemas/phone-number.ts";
import { SubscriberError } from "./subscriber-error.ts";
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
  /** The key that signs unsubscribe tokens: 32 bytes. */
  key: Buffer;
  onSubscribed: OnSubscribed;
}

/**
 * Stores a request for the newsletter and sends the confirmation email; a subscriber gets an email that says so. The response and its
 * duration are the same for every address.
 * @param key the secret that the browser keeps to confirm by itself; empty without scripts
 * @param address the visitor's network address
 * @throws SubscriberError `email`, `unavailable`; LimitError
 */
export function askForNewsletter(
  context: NewsletterContext,
  typed: string,
  key: string,
  address: string,
): Promise<void> {
  return minimumDuration(context, async () => {
    const email = normaliseEmail(typed);
    if (email === null) throw new SubscriberError("email");
    if (!(await reserveEmailToAnyone(context, "newsletter", email, address))) return;
    const token = createToken();
    const { id, state } = await requestNewsletter(context.db, {
      address: email,
      tokenHash: hashToken(token),
      keyHash: isToken(key) ? hashToken(key) : null,
      now: context.now(),
    });
    const fields: MailFields = { to: email, email, unsubscribe: unsubscribeLink(context.siteUrl, context.key, id) };
    const link = `${context.siteUrl}/newsletter/confirm?token=${token}`;
    const mail =
      state === "subscribed"
        ? composeMail("newsletter-subscribed", fields)
        : composeMail("newsletter-confirm", { ...fields, link });
    if (!(await emailAnyone(context, "newsletter", mail))) throw new SubscriberError("unavailable", 60);
  });
}

/**
 * Stores a number for texts. The response and its duration are the same for every number.
 * @throws SubscriberError `number`, `country`, `limit`
 */
export function askForTexts(
  context: NewsletterContext,
  typed: string,
  country: string,
  address: string,
): Promise<void> {
  return minimumDuration(context, async () => {
    const read = readPhoneNumber(typed, country);
    if ("problem" in read) throw new SubscriberError(read.problem);
    if (!(await context.limits.reserve("texts-gap", read.number))) return;
    const refusal = await context.limits.pot("texts").spend(networksOf(address));
    if (refusal) {
      await context.limits.clear("texts-gap", read.number);
      throw new SubscriberError("limit", Math.ceil(refusal.wait / 1000));
    }
    await subscribeToTexts(context.db, read.number, context.now(), context.onSubscribed);
  });
}
