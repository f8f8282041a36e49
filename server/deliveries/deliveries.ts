import type { Database, Log } from "@site/backend";
import { DELIVERIES_TABLE } from "../database/schema.ts";
import type { MailMessage } from "../mail/mail-message.ts";
import type { MailTransport } from "../mail/mail-transport.ts";
import type { Settings } from "../settings/settings.ts";
import type { ChannelParts, DeliveryChannel, MailChannelParts } from "./channel.ts";
import { endClaims, nextDue } from "./delivery-store.ts";
import { createEmailChannel } from "./email-channel.ts";
import { createWebhookChannel } from "./webhook-channel.ts";
import { createWebhookSender } from "./webhook-sender.ts";
import type { Tables } from "../database/tables.ts";

/** Milliseconds after which the table is read even without a notification. */
const maxWait = 60_000;
/** Milliseconds. A delivery may be overdue because another machine's clock is behind. */
const minWait = 200;
/** Milliseconds that closing waits for attempts. Interrupted ones are repeated later. */
const closingPatience = 3_000;

export interface Deliveries {
  close(): Promise<void>;
}

interface DeliveryParts {
  database: Database;
  settings: Pick<Settings, "deliveries" | "siteUrl">;
  mail: Pick<MailTransport, "send">;
  log: Log;
  toVisitors?: readonly ((parts: MailChannelParts) => DeliveryChannel)[];
}

export async function startDeliveries(options: DeliveryParts): Promise<Deliveries> {
  const { database, settings, mail, log, toVisitors = [] } = options;
  const { teamEmail, webhook } = settings.deliveries;
  const now = () => new Date();
  const db = database.db.withTables<Tables>();
  const stopping = new AbortController();
  const onFailed = (channel: string, reason: string) =>
    log.error({ event: "delivery_failed", channel, reason }, "a delivery failed for a day and was given up");
  const parts = {
    db,
    now,
    onFailed,
    siteUrl: settings.siteUrl,
    teamEmail,
    send: (email: MailMessage) => mail.send(email),
  };
  const channels = toVisitors.map((create) => create(parts));
  if (teamEmail) channels.push(createEmailChannel({ ...parts, teamEmail }));
  if (webhook) {
    const post = createWebhookSender(webhook, { now });
    channels.push(createWebhookChannel(parts, (message) => post(message, stopping.signal)));
  }
  if (channels.length === 0) return { close: async () => {} };
  // No other process uses the embedded database, so existing claims are from a killed one.
  if (database.kind === "pglite") await endClaims(db);
  const work = repeatWork(channels, db, log);
  const stopListening = database.onChange((table) => table === DELIVERIES_TABLE && work.wake());
  work.wake();
  return {
    async close() {
      stopListening();
      const cut = setTimeout(() => stopping.abort(), closingPatience);
      await work.end();
      clearTimeout(cut);
    },
  };
}

function repeatWork(channels: readonly DeliveryChannel[], db: ChannelParts["db"], log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let again = false;
  let ended = false;

  async function findWait(): Promise<number> {
    let wait = maxWait;
    for (const channel of channels) {
      const next = await nextDue(db, channel.name);
      if (next === null) continue;
      const at = Math.max(next.getTime(), channel.pausedUntil?.()?.getTime() ?? 0);
      wait = Math.min(wait, at - Date.now());
    }
    return Math.max(wait, minWait);
  }

  async function runAll(): Promise<void> {
    let wait = maxWait;
    try {
      await Promise.all(
        channels.map(async (channel) => {
          while (!ended && (await channel.run())) continue;
        }),
      );
      wait = await findWait();
    } catch (error) {
      // The database is temporarily unavailable, or this is a bug. Deliveries are retried when their claims expire.
      log.error({ err: error }, "deliveries could not be made");
      wait = 5_000;
    }
    if (!ended) timer = setTimeout(wake, wait).unref();
  }

  function wake(): void {
    if (ended) return;
    again = underWay !== undefined;
    if (underWay) return;
    clearTimeout(timer);
    underWay = runAll().finally(() => {
      underWay = undefined;
      if (again) wake();
    });
  }

  return {
    wake,
    async end() {
      ended = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
