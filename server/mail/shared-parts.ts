import type { Database, Log, OwnBackend } from "@site/backend";
import type { SiteLimits } from "../limits/site-limits.ts";
import type { Languages } from "../words/server-words.ts";
import type { MailTransport } from "./mail-transport.ts";

/** What newsletter and receipt share with each other and the accounts: one count of all emails, one captcha, one least time of an answer. */
export interface SharedParts extends Pick<OwnBackend, "answerFloor" | "verifyCaptcha" | "deriveKey"> {
  database: Database;
  limits: SiteLimits;
  mail: Pick<MailTransport, "send">;
  log: Log;
  languages: Languages;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  trustedProxyCount: number;
  now: () => Date;
}
