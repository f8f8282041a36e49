import type { Kysely } from "kysely";
import * as v from "valibot";
import { normaliseEmail } from "../auth/users.ts";
import { type CommandHandler, sendCommand } from "../commands/socket.ts";
import type { SubscriberTables } from "./subscriber-tables.ts";
import { unsubscribeLink } from "./subscriber-tokens.ts";
import { findSubscription, listSubscriptions, unsubscribe } from "./subscriptions.ts";

/** The name of the command. */
const subscribersCommand = "subscribers";

const requestSchema = v.variant("action", [
  /** Those who are to be written to; all with those who asked or unsubscribed, whose proof is kept. */
  v.object({ action: v.literal("export"), all: v.boolean() }),
  v.object({ action: v.literal("unsubscribe"), address: v.pipe(v.string(), v.maxLength(300)) }),
]);
export type SubscribersRequest = v.InferOutput<typeof requestSchema>;

type Listed = Awaited<ReturnType<typeof listSubscriptions>>[number];

/** A subscription with its proof, oldest event first, and for an email the address that unsubscribes. Times are ISO 8601 in UTC. */
export interface ExportedSubscription extends Omit<Listed, "id"> {
  unsubscribe: string | null;
}

export type SubscribersAnswer = { subscriptions: ExportedSubscription[] } | { unsubscribed: boolean };

export interface SubscribersAdministration {
  db: Kysely<SubscriberTables>;
  /** The key that signs what unsubscribes. */
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
  const subscriptions = listed
    .filter(({ state }) => request.all || state === "subscribed")
    .map(({ id, ...rest }) => ({
      ...rest,
      unsubscribe: rest.channel === "email" ? unsubscribeLink(siteUrl, key, id) : null,
    }));
  return { subscriptions };
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
