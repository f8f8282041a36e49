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
  /** The service's own `error_code`, where the problem is told by one. */
  readonly code?: "weak_password" | "session_not_found" | "bad_jwt";
  /** The HTTP status, where the problem is told by that alone. */
  readonly status?: 502 | 503 | 504;
  /** Whether the same call may succeed a little later without the visitor changing anything. */
  readonly retryable: boolean;
  readonly sentence: string;
}

/** One sentence for each problem (S8.2). It speaks only where the server's own message is not worth reading (S4.1). */
export const authErrors: Readonly<Record<AuthProblem, CataloguedError>> = {
  "weak-password": {
    code: "weak_password",
    retryable: false,
    sentence: "That password is too easy to guess. Choose another.",
  },
  "session-not-found": {
    code: "session_not_found",
    retryable: false,
    sentence: "You have been signed out. Log in again to continue.",
  },
  "invalid-token": {
    code: "bad_jwt",
    retryable: false,
    sentence: "We could not verify that you are signed in. Log in again.",
  },
  "bad-gateway": {
    status: 502,
    retryable: true,
    sentence: "The sign-in service did not answer properly. Try again in a moment.",
  },
  "service-unavailable": {
    status: 503,
    retryable: true,
    sentence: "The sign-in service is down for a moment. Try again shortly.",
  },
  "gateway-timeout": {
    status: 504,
    retryable: true,
    sentence: "The sign-in service took too long to answer. Try again in a moment.",
  },
  "no-answer": {
    retryable: true,
    sentence: "We could not reach the sign-in service. Check your connection and try again.",
  },
  unknown: {
    retryable: false,
    sentence: "Something went wrong on our side and the form was not accepted. Please try again.",
  },
};

/** Why the service calls a password weak: the values of `weak_password.reasons`. */
export type WeakPasswordReason = "length" | "characters" | "pwned";

export const weakPasswordReasons: Readonly<Record<WeakPasswordReason, string>> = {
  length: "It is too short.",
  characters: "It needs more kinds of characters.",
  pwned: "It appears in a list of stolen passwords.",
};
