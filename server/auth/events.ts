/** What the log records of the service. No event carries a password, token, code, key or address of a person. */
export type SecurityEvent =
  | "account_deleted"
  | "account_exported"
  | "captcha_refused"
  | "captcha_unavailable"
  | "code_refused"
  | "email_change_requested"
  | "email_changed"
  | "email_confirmed"
  | "factor_added"
  | "factor_enrolled"
  | "factor_refused"
  | "factor_removed"
  | "identity_linked"
  | "identity_unlinked"
  | "limit_reached"
  | "mail_failed"
  | "password_changed"
  | "provider_failed"
  | "reauthentication_requested"
  | "recovery_requested"
  | "refresh_token_replayed"
  | "session_revoked"
  | "sign_in"
  | "sign_in_failed"
  | "sign_in_link_requested"
  | "sign_out"
  | "sign_up"
  | "sign_up_repeated"
  | "token_refused";

export interface EventDetails {
  userId?: string;
  sessionId?: string;
  factorId?: string;
  /** The network address it came from. */
  address?: string;
  method?: string;
  /** Why, in a word or two of ours. */
  reason?: string;
}

/** The part of a pino logger that the service uses. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const alarming: ReadonlySet<SecurityEvent> = new Set([
  "captcha_unavailable",
  "limit_reached",
  "mail_failed",
  "provider_failed",
  "refresh_token_replayed",
]);

export function record(log: Log, event: SecurityEvent, details: EventDetails = {}): void {
  const fields = { event, ...details };
  if (alarming.has(event)) log.warn(fields, "security event");
  else log.info(fields, "security event");
}
