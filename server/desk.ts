import type { Database, OwnBackend } from "@site/backend";
import type { AccessLog } from "./http/access-log.ts";
import type { SiteLimits } from "./limits/site-limits.ts";
import type { Logger } from "./log/log.ts";
import type { Settings } from "./settings/settings.ts";
import type { SubscribersAdministration } from "./subscribers/routes.ts";

export interface Desk {
  address: string | null;
  close(): Promise<void>;
}

export interface DeskData {
  database: Database;
  limits: SiteLimits;
  users: OwnBackend["users"];
  subscribers: SubscribersAdministration | null;
}

export interface DeskStart {
  settings: Settings;
  data: DeskData | null;
  check(): Promise<void>;
  accessLog: AccessLog;
  log: Logger;
}

export interface DeskModule {
  startDesk(port: number, parts: DeskStart): Promise<Desk>;
}
