import type { Kysely, Transaction } from "kysely";
import type { Database } from "../database/database.ts";
import type { AccessTokens } from "./tokens.ts";
import type { Log } from "../log/log.ts";
import type { Limits } from "../limits/limits.ts";
import type { AccountLimits } from "./rate-limit-rules.ts";
import type { CaptchaVerification } from "./captcha.ts";
import type { Passwords } from "./passwords.ts";
import type { AuthTables } from "./auth-tables.ts";
import type { SecretStore } from "./secrets.ts";

/** What an email of the accounts is about; its words are the site's. */
export type EmailKind =
  | "confirm-sign-up"
  | "already-signed-up"
  | "sign-in"
  | "recovery"
  | "no-account"
  | "email-change-current"
  | "email-change-new"
  | "reauthentication"
  | "password-changed"
  | "email-changed"
  | "second-step-added"
  | "second-step-removed"
  | "recovery-codes-made"
  | "recovery-codes-removed"
  | "recovery-code-used"
  | "account-deleted"
  | "identity-linked"
  | "identity-unlinked";

export interface EmailFields {
  to: string;
  /** The account's address. */
  email: string;
  newEmail?: string;
  /** Target of the action's link. */
  link?: string;
  /** The short code. */
  code?: string;
  /** The reader's, by `languageOf`; undefined if it is not known. */
  language?: string | undefined;
}

export interface Email extends EmailFields {
  kind: EmailKind;
}

/** Rejects when the email was not taken over. */
export type SendEmail = (email: Email) => Promise<void>;

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

/** The part of the server's settings that the service reads. */
export interface AuthSettings {
  /** What visitors call the site: in authenticator apps and to providers. */
  name: string;
  /** Where the routes are that hosted Supabase does not have, such as "/own": own sessions, own data, the end of an account. */
  ownPath: `/${string}`;
  /** Origin of the site, without a trailing slash; the service lies below it at /auth/v1. */
  siteUrl: string;
  /**
   * The site's own pages that use the links of emails, by POST, so that whoever only fetches a link uses nothing up: path and query. An email
   * leads to the front page instead of any other address of the site, so that whoever asks for it writes nothing into it.
   */
  linkPages?: RegExp;
  /** The language, as a tag, of the page to which an email's link leads: emails are in it. Without it the site has one language. */
  languageOf?: (address: string) => string | undefined;
  /** Whether signing in with a password requires a confirmed address (D9). */
  confirmFirst: boolean;
  rateLimitScale: number;
  trustedProxyCount: number;
  /** Further addresses that emails and providers may redirect to. */
  redirectUrls?: readonly string[];
  captcha?: CaptchaVerification | null;
  providers?: Partial<Record<ProviderName, ProviderSettings>>;
  /** Headers of answers that are given from memory, without the app's middleware. */
  headers?: Readonly<Record<string, string>>;
}

/** What the site keeps beside an account, by the account's confirmed address. */
export interface OwnData {
  /** Sections added to what an account downloads; `mailbox` is null while its address is not confirmed. */
  onExport(db: Reader, mailbox: string | null): Promise<Record<string, unknown>>;
  /** Deletes it, in the transaction that deletes the account. */
  onErase(transaction: Writer, mailbox: string): Promise<void>;
  /** In the transaction after which an account can be used: its address is confirmed, or it is signed in to. Once for each account. */
  onSignUp(transaction: Writer, userId: string): Promise<void>;
}

export type Reader = Kysely<AuthTables>;
export type Writer = Transaction<AuthTables>;

/** What every part of the service uses. */
export interface AuthContext extends OwnData {
  settings: AuthSettings;
  db: Reader;
  /** Address of the service, without a trailing slash; also the issuer of its tokens. */
  baseUrl: string;
  now: () => Date;
  log: Log;
  secrets: SecretStore;
  accessTokens: AccessTokens;
  passwords: Passwords;
  limits: Limits<AccountLimits>;
  /** Sends an email in the site's words; rejects where it can't. */
  mail: SendEmail;
  /** Minimum milliseconds of an answer to whoever asks for an email: its time must not tell whether there is an account. */
  answerFloor: number;
}

/** Tests replace clock, floor and hashing. */
export type AuthOptions = { database: Database } & Pick<AuthContext, "settings" | "secrets" | "log" | "mail"> &
  Partial<OwnData & Pick<AuthContext, "now" | "passwords" | "answerFloor">>;
