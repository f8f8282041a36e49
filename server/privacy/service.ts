import type { Hono } from "hono";
import type { Database, Log } from "@site/backend";
import type { SharedParts } from "../mail/shared-parts.ts";
import type { PrivacyTables } from "./privacy-tables.ts";
import { sweepProofs } from "./proofs.ts";
import { privacyRoutes } from "./routes.ts";

export interface PrivacyService {
  /** To be mounted at /privacy/v1. */
  routes: Hono;
  /** Deletes what has expired. To be called from time to time. */
  sweep(): Promise<void>;
}

interface PrivacyOptions {
  database: Database;
  settings: { siteUrl: string; trustedProxyCount: number };
  shared: SharedParts;
  log: Log;
  now?: () => Date;
}

/** Shows a person what their address has given us, once an email proves that it is theirs. Uses the accounts' mail and limits. */
export function createPrivacyService(options: PrivacyOptions): PrivacyService {
  const { database, settings, shared, log, now = () => new Date() } = options;
  const db = database.service.withTables<PrivacyTables>();
  const { siteUrl } = settings;
  return {
    routes: privacyRoutes({ ...shared, log, now, db, siteUrl }, settings),
    sweep: () => sweepProofs(db, now()),
  };
}
