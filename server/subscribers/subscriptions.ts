import type { Transaction } from "kysely";
import type { SubscriptionChannel } from "#content/newsletter.ts";
import { newsletterLifetimes } from "#content/lifetimes.ts";
import type { ConsentEvent } from "#shared/receipt.ts";
import { hashToken } from "@site/http";
import { addMilliseconds } from "../lib/utc-time.ts";
import { type LinkHashes, requireUsable } from "../mail/email-link.ts";
import { computeVersion } from "./subscriber-tokens.ts";
import type { ConsentMethod, Db, Subscription, Tables } from "../database/tables.ts";
import { getWords } from "../words/server-words.ts";

type Writer = Transaction<Tables>;

/** Runs in the transaction that adds the subscriber. */
export type OnSubscribed = (transaction: Writer, id: string) => Promise<void>;

const subscriptions = "subscribers.subscriptions";
const hour = 3_600_000;
const day = 24 * hour;
/** Milliseconds. 366 days, so leap years never shorten a period. */
const year = 366 * day;

/** The full sentence that a visitor agrees to by sending the form. It is stored as proof. */
export function consentText(channel: SubscriptionChannel, language: string | null = null): string {
  const { consentWords } = getWords(language);
  return `${consentWords[channel]} ${consentWords.privacy}`;
}

/** For a request, also stores the sentence that the form showed, in the form's language. */
async function addConsent(
  db: Writer,
  { id, channel, language }: Pick<Subscription, "id" | "channel" | "language">,
  event: ConsentEvent,
  method: ConsentMethod,
  now: Date,
): Promise<void> {
  const words = event === "requested" ? consentText(channel, language) : null;
  await db
    .insertInto("subscribers.consents")
    .values({
      subscription_id: id,
      event,
      method,
      created_at: now,
      words,
      version: words === null ? null : computeVersion(words),
    })
    .execute();
}

async function lockOrCreate(
  db: Writer,
  channel: SubscriptionChannel,
  address: string,
  now: Date,
): Promise<Subscription> {
  return db
    .insertInto(subscriptions)
    .values({
      channel,
      address,
      created_at: now,
      changed_at: now,
      token_hash: null,
      token_expires_at: null,
      key_hash: null,
    })
    .onConflict((conflict) => conflict.columns(["channel", "address"]).doUpdateSet({ address }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes nothing for an existing subscriber. @returns the subscription as it was before the request */
export function requestNewsletter(
  db: Db,
  request: LinkHashes & { address: string; language: string | null; now: Date },
): Promise<Subscription> {
  const { address, tokenHash, keyHash, language, now } = request;
  return db.transaction().execute(async (transaction) => {
    const found = await lockOrCreate(transaction, "email", address, now);
    if (found.state === "subscribed") return found;
    await transaction
      .updateTable(subscriptions)
      .set({
        token_hash: tokenHash,
        token_expires_at: addMilliseconds(now, newsletterLifetimes.confirmationHours * hour),
        key_hash: keyHash,
        language,
      })
      .where("id", "=", found.id)
      .execute();
    await addConsent(transaction, { ...found, language }, "requested", "form", now);
    return found;
  });
}

export async function awaitsConfirmation(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom(subscriptions)
    .select("id")
    .where("token_hash", "=", tokenHash)
    .where("token_expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** A link works only once. @throws ProblemError `expired`, `other-browser`; the row stays unchanged */
export function confirmNewsletter(db: Db, link: LinkHashes, now: Date, onSubscribed: OnSubscribed): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom(subscriptions)
      .selectAll()
      .where("token_hash", "=", link.tokenHash)
      .where("token_expires_at", ">", now)
      .forUpdate()
      .executeTakeFirst();
    requireUsable(found, link);
    await settle(transaction, found.id, "subscribed", now);
    await addConsent(transaction, found, "confirmed", link.keyHash === null ? "button" : "same-browser", now);
    await onSubscribed(transaction, found.id);
  });
}

async function settle(db: Writer, id: string, state: "subscribed" | "unsubscribed", now: Date): Promise<void> {
  await db
    .updateTable(subscriptions)
    .set({ state, changed_at: now, token_hash: null, token_expires_at: null, key_hash: null })
    .where("id", "=", id)
    .execute();
}

/** Also ends a pending confirmation. Idempotent. */
export function unsubscribe(db: Db, id: string, method: ConsentMethod, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom(subscriptions)
      .selectAll()
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!found || (found.state === "unsubscribed" && found.token_hash === null)) return;
    await settle(transaction, id, "unsubscribed", now);
    await addConsent(transaction, found, "unsubscribed", method, now);
  });
}

/** Subscribing again changes nothing. @param number in E.164 format */
export function subscribeToTexts(
  db: Db,
  { number, language, now }: { number: string; language: string | null; now: Date },
  onSubscribed: OnSubscribed,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const found = await lockOrCreate(transaction, "text", number, now);
    if (found.state === "subscribed") return;
    await settle(transaction, found.id, "subscribed", now);
    await transaction.updateTable(subscriptions).set({ language }).where("id", "=", found.id).execute();
    await addConsent(transaction, { ...found, language }, "requested", "form", now);
    await onSubscribed(transaction, found.id);
  });
}

/** Deletes unconfirmed requests, and unsubscribed addresses whose proof has expired. Safe to run concurrently. */
export async function deleteExpiredSubscriptions(db: Db, now: Date): Promise<void> {
  const { confirmationHours, unconfirmedDays, proofYears } = newsletterLifetimes;
  const oldest = addMilliseconds(now, -unconfirmedDays * day);
  await db
    .deleteFrom(subscriptions)
    .where("state", "=", "pending")
    .where("created_at", "<", addMilliseconds(oldest, -confirmationHours * hour))
    .where((row) => row.or([row("token_expires_at", "is", null), row("token_expires_at", "<", oldest)]))
    .execute();
  // For a former subscriber who asked again, deletes the request and keeps the older proof.
  await db
    .updateTable(subscriptions)
    .set({ token_hash: null, token_expires_at: null, key_hash: null })
    .where("token_expires_at", "<", oldest)
    .execute();
  await db
    .deleteFrom(subscriptions)
    .where("state", "=", "unsubscribed")
    .where("changed_at", "<", addMilliseconds(now, -proofYears * year))
    .where("token_hash", "is", null)
    .execute();
}

/** Sorts events from the oldest. Finds no text subscriptions, because they have no email address. */
export async function selectSubscriptions(db: Db, address: string) {
  const found = await db
    .selectFrom(subscriptions)
    .select(["id", "state", "created_at"])
    .where("channel", "=", "email")
    .where("address", "=", address)
    .executeTakeFirst();
  if (!found) return [];
  const consents = await db
    .selectFrom("subscribers.consents")
    .select(["created_at", "event", "method", "version", "words"])
    .where("subscription_id", "=", found.id)
    .orderBy("created_at")
    .execute();
  return [
    {
      state: found.state,
      since: found.created_at.toISOString(),
      consents: consents.map(({ created_at: at, ...consent }) => ({ at: at.toISOString(), ...consent })),
    },
  ];
}

/** Deletes a pending request. Otherwise keeps the proof of consent, with a hash in place of the address. */
export async function eraseSubscription(db: Writer, address: string, now: Date): Promise<void> {
  const found = await db
    .selectFrom(subscriptions)
    .selectAll()
    .where("channel", "=", "email")
    .where("address", "=", address)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return;
  if (found.state === "pending") {
    await db.deleteFrom(subscriptions).where("id", "=", found.id).execute();
    return;
  }
  if (found.state === "subscribed") await addConsent(db, found, "unsubscribed", "page", now);
  if (found.state === "subscribed" || found.token_hash !== null) await settle(db, found.id, "unsubscribed", now);
  await db
    .updateTable(subscriptions)
    .set({ address: erasedAddress(found.id, address) })
    .where("id", "=", found.id)
    .execute();
}

/** The text includes the id, because a person may subscribe and be erased more than once. */
const erasedAddress = (id: string, address: string): string => `erased:${id}:${hashToken(address)}`;

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom(subscriptions).where("id", "=", id).execute();
}
