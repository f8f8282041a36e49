import type { Kysely, Transaction } from "kysely";
import type { Database } from "../database/database.ts";
import type { AccessTokens } from "./tokens.ts";
import type { Log } from "../log/log.ts";
import type { Limits } from "../limits/limits.ts";
import type { AccountLimits } from "./rate-limit-rules.ts";
import type { CaptchaVerification } from "./captcha.ts";
import type { Passwords } from "./passwords.ts";
import type { AuthTables } from "./auth-tables.ts";
import type { SecretStore } from "./secret-store.ts";

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
  email: string;
  newEmail?: string;
  link?: string;
  code?: string;
  language?: string | undefined;
}

export interface Email extends EmailFields {
  kind: EmailKind;
}

export type SendEmail = (email: Email) => Promise<void>;

export type ProviderName = "github" | "google";

export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  endpoints?: ProviderEndpoints;
}

export interface ProviderEndpoints {
  authorize: string;
  token: string;
  user: string;
  /** The only GitHub endpoint that shows which addresses are verified. */
  emails?: string;
}

export interface AuthSettings {
  name: string;
  /** Prefix of the routes that hosted Supabase lacks (sessions, data export, deletion), such as "/own". */
  ownPath: `/${string}`;
  /** Without a trailing slash. Auth is served below it, at /auth/v1. */
  siteUrl: string;
  /** Pages that submit an emailed link's token by POST, because link scanners use up GET links. */
  linkPages?: RegExp;
  /** Returns the language of the page that an email links to. Omit it if the site has one language. */
  findLanguage?: (address: string) => string | undefined;
  /** Whether password sign-in requires a confirmed address (D9). */
  confirmFirst: boolean;
  rateLimitScale: number;
  trustedProxyCount: number;
  redirectUrls?: readonly string[];
  captcha?: CaptchaVerification | null;
  providers?: Partial<Record<ProviderName, ProviderSettings>>;
  /** For early rejections, which skip the app's middleware. */
  headers?: Readonly<Record<string, string>>;
}

export interface OwnData {
  /** `mailbox` is null until the address is confirmed. */
  onExport(db: Reader, mailbox: string | null): Promise<Record<string, unknown>>;
  onErase(transaction: Writer, mailbox: string): Promise<void>;
  /** Called once per account, in the transaction that first confirms its address or signs it in. */
  onSignUp(transaction: Writer, userId: string): Promise<void>;
}

export type Reader = Kysely<AuthTables>;
export type Writer = Transaction<AuthTables>;

export interface AuthContext extends OwnData {
  settings: AuthSettings;
  db: Reader;
  /** Without a trailing slash. Also the token issuer. */
  baseUrl: string;
  now: () => Date;
  log: Log;
  secrets: SecretStore;
  accessTokens: AccessTokens;
  passwords: Passwords;
  limits: Limits<AccountLimits>;
  mail: SendEmail;
  /** Minimum duration, in milliseconds, of responses that may send email. It hides whether an account exists. */
  answerFloor: number;
}

export type AuthOptions = { database: Database } & Pick<AuthContext, "settings" | "secrets" | "log" | "mail"> &
  Partial<OwnData & Pick<AuthContext, "now" | "passwords" | "answerFloor">>;
