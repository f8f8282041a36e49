import * as words from "./generated/errors.ts";

/** What went wrong in a call to the authentication service, as far as a visitor can use it. */
export type AuthProblem =
  | "weak-password"
  | "session-not-found"
  | "invalid-token"
  | "bad-gateway"
  | "service-unavailable"
  | "gateway-timeout"
  | "no-answer"
  | "unknown";

export interface CataloguedError {
  /** The service's own `error_code`, where one identifies the problem. */
  readonly code?: "weak_password" | "session_not_found" | "bad_jwt";
  /** The HTTP status, where only that identifies the problem. */
  readonly status?: 502 | 503 | 504;
  /** Whether the same call may succeed a little later without the visitor changing anything. */
  readonly retryable: boolean;
  readonly sentence: string;
}

/** One sentence for each problem (S8.2). It speaks only where the server's own message is not worth reading (S4.1). */
export const authErrors: Readonly<Record<AuthProblem, CataloguedError>> = words.authErrors;

/** Why the service calls a password weak: the values of `weak_password.reasons`. */
export type WeakPasswordReason = "length" | "characters" | "pwned";

export const weakPasswordReasons: Readonly<Record<WeakPasswordReason, string>> = words.weakPasswordReasons;
