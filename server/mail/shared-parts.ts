import type { Database, Log, OwnBackend } from "@site/backend";
import type { SiteLimits } from "../limits/site-limits.ts";
import type { Languages } from "../words/server-words.ts";
import type { MailTransport } from "./mail-transport.ts";

/** Shared by the newsletter, the receipt and accounts. */
export interface SharedParts extends Pick<OwnBackend, "answerFloor" | "verifyCaptcha" | "deriveKey"> {
  database: Database;
  limits: SiteLimits;
  mail: Pick<MailTransport, "send">;
  log: Log;
  languages: Languages;
  siteUrl: string;
  trustedProxyCount: number;
  now: () => Date;
}
