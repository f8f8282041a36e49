import type { Hono } from "hono";
import type { Kysely } from "kysely";
import type { Database, Log } from "@site/backend";
import type { SharedParts } from "../mail/shared-parts.ts";
import type { NewsletterContext } from "./newsletter.ts";
import { subscriberRoutes } from "./routes.ts";
import type { SubscriberTables } from "./subscriber-tables.ts";
import { type OnSubscribed, sweepSubscriptions } from "./subscriptions.ts";

/** What the operators' desk works with. */
export interface SubscribersAdministration {
  db: Kysely<SubscriberTables>;
  deriveKey: SharedParts["deriveKey"];
  siteUrl: string;
}

export interface SubscriberService {
  /** To be mounted at the root; they answer what `isSubscriberRequest` names. */
  routes: Hono;
  administration: SubscribersAdministration;
  /** Deletes what is not needed any more. To be called from time to time. */
  sweep(): Promise<void>;
}

interface SubscriberOptions {
  database: Database;
  settings: { siteUrl: string; trustedProxyCount: number };
  shared: SharedParts;
  log: Log;
  onSubscribed: OnSubscribed;
  now?: () => Date;
}

/** The newsletter and the texts (P2, P3), with the accounts' mail and limits. */
export function createSubscriberService(options: SubscriberOptions): SubscriberService {
  const { database, settings, shared, log, onSubscribed, now = () => new Date() } = options;
  const db = database.service.withTables<SubscriberTables>();
  const context: NewsletterContext = {
    ...shared,
    log,
    now,
    db,
    siteUrl: settings.siteUrl,
    onSubscribed,
  };
  return {
    routes: subscriberRoutes(context, settings),
    administration: context,
    sweep: () => sweepSubscriptions(db, now()),
  };
}
