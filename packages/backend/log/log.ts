export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Events never contain a password, token, code, key or email address. */
export type SecurityEvent =
  | "access_refused"
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
  | "proof_refused"
  | "proof_shown"
  | "provider_failed"
  | "reauthentication_requested"
  | "recovery_code_used"
  | "recovery_codes_made"
  | "recovery_codes_removed"
  | "recovery_requested"
  | "refresh_token_replayed"
  | "session_revoked"
  | "sign_in"
  | "sign_in_failed"
  | "sign_in_link_requested"
  | "sign_out"
  | "sign_up"
  | "sign_up_repeated"
  | "user_blocked"
  | "user_signed_out"
  | "user_unblocked"
  | "users_searched";

export interface EventDetails {
  userId?: string;
  sessionId?: string;
  factorId?: string;
  address?: string;
  method?: string;
  operator?: string;
  reason?: string;
}

const alarming: ReadonlySet<string> = new Set([
  "captcha_unavailable",
  "limit_reached",
  "mail_failed",
  "provider_failed",
  "refresh_token_replayed",
]);

/** Characters. Rejected values may be longer than any valid one. */
const maxDetailLength = 200;

export function audit<Own extends string = never>(
  log: Log,
  event: SecurityEvent | Own,
  details: EventDetails = {},
  isAlarming = alarming.has(event),
): void {
  const bounded = Object.entries(details).map(([name, detail]: [string, string]) => [
    name,
    detail.slice(0, maxDetailLength),
  ]);
  const fields = { event, ...Object.fromEntries(bounded) };
  if (isAlarming) log.warn(fields, "security event");
  else log.info(fields, "security event");
}
