import type { AuthError as ClientError } from "@supabase/auth-js";
import { LimitError } from "../limits/limits.ts";

type Known<Code> = Code extends string ? (string extends Code ? never : Code) : never;

export const authErrorCodes = [
  "anonymous_provider_disabled",
  "bad_code_verifier",
  "bad_json",
  "bad_jwt",
  "bad_oauth_callback",
  "bad_oauth_state",
  "captcha_failed",
  "current_password_invalid",
  "email_not_confirmed",
  "flow_state_expired",
  "flow_state_not_found",
  "identity_already_exists",
  "identity_not_found",
  "insufficient_aal",
  "invalid_credentials",
  "mfa_challenge_expired",
  "mfa_factor_name_conflict",
  "mfa_factor_not_found",
  "mfa_phone_enroll_not_enabled",
  "mfa_recovery_codes_sole_factor",
  "mfa_verification_failed",
  "mfa_verified_factor_exists",
  "mfa_webauthn_enroll_not_enabled",
  "no_authorization",
  "not_admin",
  "otp_expired",
  "over_email_send_rate_limit",
  "over_request_rate_limit",
  "passkey_disabled",
  "phone_provider_disabled",
  "provider_disabled",
  "provider_email_needs_verification",
  "reauthentication_needed",
  "reauthentication_not_valid",
  "refresh_token_already_used",
  "refresh_token_not_found",
  "request_entity_too_large",
  "same_password",
  "saml_provider_disabled",
  "session_expired",
  "session_not_found",
  "single_identity_not_deletable",
  "too_many_enrolled_mfa_factors",
  "unexpected_failure",
  "unknown",
  "user_banned",
  "user_not_found",
  "validation_failed",
  "weak_password",
  "web3_provider_disabled",
] as const satisfies readonly (
  | Known<ClientError["code"]>
  | "current_password_invalid"
  | "passkey_disabled"
  | "request_entity_too_large"
  | "unknown"
  | "web3_provider_disabled"
)[];

export type AuthErrorCode = (typeof authErrorCodes)[number];

interface AuthErrorDetails {
  /** Sent as `weak_password.reasons`. */
  reasons?: readonly string[];
  /** Seconds. */
  retryAfter?: number;
}

/** Sent to the caller, so the message must not contain secrets. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: AuthErrorCode;
  readonly details: AuthErrorDetails;

  constructor(status: number, code: AuthErrorCode, message: string, details: AuthErrorDetails = {}) {
    super(message);
    this.name = "AuthError";
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export function asAuthError(error: unknown): AuthError | null {
  if (error instanceof AuthError) return error;
  if (!(error instanceof LimitError)) return null;
  const code = error.counted === "emails" ? "over_email_send_rate_limit" : "over_request_rate_limit";
  return new AuthError(429, code, error.message, { retryAfter: error.retryAfter });
}

export const versionHeader = "x-supabase-api-version";

/** First API version whose responses have a word as `code` instead of the status. */
const namedCodesVersion = "2024-01-01";

/** Clients of API version 2024-01-01 or later get `{code, message}`; older ones get `{code, error_code, msg}`. */
export function errorAnswer({ status, code, message, details }: AuthError, apiVersion = "") {
  const namesCodes = /^\d{4}-\d{2}-\d{2}$/.test(apiVersion) && apiVersion >= namedCodesVersion;
  const body = {
    code: namesCodes ? code : status,
    error_code: code,
    msg: message,
    ...(namesCodes && { message }),
    ...(details.reasons && { weak_password: { reasons: details.reasons } }),
  };
  const headers: Record<string, string> = {
    "Content-Type": "application/json; charset=utf-8",
    "X-Sb-Error-Code": code,
    ...(namesCodes && { "X-Supabase-Api-Version": namedCodesVersion }),
    ...(details.retryAfter !== undefined && { "Retry-After": String(details.retryAfter) }),
  };
  return { status, headers, body: JSON.stringify(body) };
}
