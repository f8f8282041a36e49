import type { Kysely, Transaction } from "kysely";
import type { CaptchaProvider } from "#content/captcha.ts";
import { servicePaths } from "#shared/service-paths.ts";
import type { Database } from "../database/database.ts";
import { type AccessTokens, createAccessTokens } from "./access-tokens.ts";
import type { Log } from "../log/log.ts";
import { createLimits, type Limits } from "./rate-limits.ts";
import type { MailTransport } from "../mail/mail-transport.ts";
import { createPasswords, type Passwords } from "./passwords.ts";
import type { AuthTables } from "./auth-tables.ts";
import type { SecretStore } from "./secrets.server.ts";
import type { ReadAnswers } from "./team-answers.ts";

export type ProviderName = "github" | "google";

export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  /** Replaces the provider's own addresses; for tests. */
  endpoints?: ProviderEndpoints;
}

export interface ProviderEndpoints {
  authorize: string;
  token: string;
  user: string;
  /** Only this GitHub endpoint shows which addresses are verified. */
  emails?: string;
}

export interface CaptchaVerification {
  provider: CaptchaProvider;
  secret: string;
  /** Replaces the provider's own address; for tests. */
  verifyUrl?: string;
}

/** The part of the server's settings that the service reads. */
export interface AuthSettings {
  /** Origin of the site, without a trailing slash; the service lies below it at /auth/v1. */
  siteUrl: string;
  smtpUrl: string | null;
  rateLimitScale: number;
  trustedProxyCount: number;
  /** Further addresses that emails and providers may redirect to. */
  redirectUrls?: readonly string[];
  captcha?: CaptchaVerification | null;
  providers?: Partial<Record<ProviderName, ProviderSettings>>;
}

export interface AuthOptions {
  database: Database;
  settings: AuthSettings;
  secrets: SecretStore;
  log: Log;
  readAnswers: ReadAnswers;
  now?: () => Date;
  /** Closed by its creator. */
  mail: Pick<MailTransport, "send">;
  /** Replaces the hashing threads; for tests, which wait longer on a busy machine. */
  passwords?: Passwords;
  /**
   * Minimum milliseconds of every response of the routes that send mail, so that the response time does not reveal whether an
   * account exists.
   */
  answerFloor?: number;
}

export type Reader = Kysely<AuthTables>;
export type Writer = Transaction<AuthTables>;

/** What every part of the service uses. */
export interface AuthContext {
  settings: AuthSettings;
  db: Reader;
  readAnswers: ReadAnswers;
  /** Address of the service, without a trailing slash; also the issuer of its tokens. */
  baseUrl: string;
  /** Whether signing in with a password requires a confirmed address (D9). */
  confirmFirst: boolean;
  now: () => Date;
  log: Log;
  secrets: SecretStore;
  accessTokens: AccessTokens;
  passwords: Passwords;
  limits: Limits;
  mail: Pick<MailTransport, "send">;
  answerFloor: number;
}

export function createContext(options: AuthOptions): AuthContext {
  const { settings, database, secrets } = options;
  const now = options.now ?? (() => new Date());
  const baseUrl = settings.siteUrl + servicePaths.auth;
  return {
    settings,
    db: database.service.withTables<AuthTables>(),
    readAnswers: options.readAnswers,
    baseUrl,
    confirmFirst: settings.smtpUrl !== null,
    now,
    log: options.log,
    secrets,
    accessTokens: createAccessTokens({ keys: secrets.signingKeys, issuer: baseUrl, now }),
    passwords: options.passwords ?? createPasswords(),
    limits: createLimits(database, settings.rateLimitScale),
    mail: options.mail,
    answerFloor: options.answerFloor ?? 350,
  };
}
