import type { Kysely } from "kysely";
import * as v from "valibot";
import { normaliseEmail } from "../auth/users.ts";
import { type CommandHandler, sendCommand } from "../commands/socket.ts";
import type { SubscriberTables } from "./subscriber-tables.ts";
import { unsubscribeLink } from "./subscriber-tokens.ts";
import { findSubscription, type ListedSubscription, listSubscriptions } from "./subscription-list.ts";
import { unsubscribe } from "./subscriptions.ts";

/** The name of the command. */
const subscribersCommand = "subscribers";

const requestSchema = v.variant("action", [
  /** The subscribed ones; with `all` also those who only requested or unsubscribed, whose proof is kept. */
  v.object({ action: v.literal("export"), all: v.boolean() }),
  v.object({ action: v.literal("unsubscribe"), address: v.pipe(v.string(), v.maxLength(300)) }),
]);
export type SubscribersRequest = v.InferOutput<typeof requestSchema>;

/** A subscription with its proof, oldest event first, and for an email address its unsubscribe link. Times are ISO 8601 in UTC. */
export interface ExportedSubscription extends Omit<ListedSubscription, "id" | "waits"> {
  unsubscribe: string | null;
}

export type SubscribersAnswer = { subscriptions: ExportedSubscription[] } | { unsubscribed: boolean };

export interface SubscribersAdministration {
  db: Kysely<SubscriberTables>;
  /** The key that signs unsubscribe tokens. */
  key: Buffer;
  siteUrl: string;
  now: () => Date;
}

export async function executeSubscribersRequest(
  { db, key, siteUrl, now }: SubscribersAdministration,
  request: SubscribersRequest,
): Promise<SubscribersAnswer> {
  if (request.action === "unsubscribe") {
    const id = await findSubscription(
      db,
      normaliseEmail(request.address) ?? request.address.replaceAll(/[\s()-]/g, ""),
    );
    return { unsubscribed: id !== null && (await unsubscribe(db, id, "operator", now())) };
  }
  const listed = await listSubscriptions(db);
  const wanted = listed.filter(({ state }) => request.all || state === "subscribed");
  return { subscriptions: wanted.map((subscription) => exported({ key, siteUrl }, subscription)) };
}

/** A subscription as it is exported. */
export function exported(
  { key, siteUrl }: Pick<SubscribersAdministration, "key" | "siteUrl">,
  { id, channel, address, state, consents }: Omit<ListedSubscription, "waits">,
): ExportedSubscription {
  const unsubscribe = channel === "email" ? unsubscribeLink(siteUrl, key, id) : null;
  return { channel, address, state, consents, unsubscribe };
}

/** Carries out requests of `npm run subscribers` in the running site, which has the embedded database open. */
export function subscribersHandler(
  administration: SubscribersAdministration,
): Record<typeof subscribersCommand, CommandHandler> {
  return {
    [subscribersCommand]: async (body) => {
      const request = v.parse(requestSchema, JSON.parse(body.toString("utf8")));
      return Buffer.from(JSON.stringify(await executeSubscribersRequest(administration, request)));
    },
  };
}

/** @returns null when no site runs on the data folder */
export async function sendSubscribersRequest(
  dataDirectory: string,
  request: SubscribersRequest,
): Promise<SubscribersAnswer | null> {
  const answer = await sendCommand(dataDirectory, subscribersCommand, JSON.stringify(request));
  return answer && JSON.parse(answer.toString("utf8"));
}
