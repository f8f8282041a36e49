import type { AuthError as ClientError } from "@supabase/auth-js";
import { LimitError } from "../limits/limits.ts";

/** What the official client knows, without its allowance for texts that it doesn't. */
type Known<Code> = Code extends string ? (string extends Code ? never : Code) : never;

/** The error codes of Supabase Auth: those of the client's list, and what the service adds to it. */
export type AuthErrorCode =
  | Known<ClientError["code"]>
  | "current_password_invalid"
  | "passkey_disabled"
  | "request_entity_too_large"
  | "unknown"
  | "web3_provider_disabled";

export interface AuthErrorDetails {
  /** Why a password is weak, as the official client reads it from `weak_password.reasons`. */
  reasons?: readonly string[];
  /** Whole seconds after which the same request may succeed. */
  retryAfter?: number;
}

/** An error with the status, code and sentence that the caller gets. The message must hold nothing secret. */
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

/** An error of this service, or of a limit, as its callers get it; null for any other. */
export function asAuthError(error: unknown): AuthError | null {
  if (error instanceof AuthError) return error;
  if (!(error instanceof LimitError)) return null;
  const code = error.counted === "emails" ? "over_email_send_rate_limit" : "over_request_rate_limit";
  return new AuthError(429, code, error.message, { retryAfter: error.retryAfter });
}

/** The version of the wire format in which `code` is a word instead of the status. */
export const namedCodesVersion = "2024-01-01";

/**
 * Whether the header `X-Supabase-Api-Version` asks for the wire format of 2024-01-01 or later. Anything that is not a date does
 * not.
 */
export function wantsNamedCodes(header: string | undefined): boolean {
  return header !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(header) && header >= namedCodesVersion;
}

/** Names the version of the wire format that a client wants. */
export const versionHeader = "x-supabase-api-version";

/**
 * The answer for an error: `{code, error_code, msg}` with the status as `code`. Callers that ask for the newer format get the
 * word as `code`, and the sentence as `message` too.
 */
export function errorAnswer(
  error: AuthError,
  apiVersion: string | undefined,
): { status: number; headers: Record<string, string>; body: string } {
  const namesCodes = wantsNamedCodes(apiVersion);
  const body = {
    code: namesCodes ? error.code : error.status,
    error_code: error.code,
    msg: error.message,
    ...(namesCodes && { message: error.message }),
    ...(error.details.reasons && { weak_password: { reasons: error.details.reasons } }),
  };
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "X-Sb-Error-Code": error.code,
    ...(namesCodes && { "X-Supabase-Api-Version": namedCodesVersion }),
    ...(error.details.retryAfter !== undefined && { "Retry-After": String(error.details.retryAfter) }),
  };
  return { status: error.status, headers, body: JSON.stringify(body) };
}
