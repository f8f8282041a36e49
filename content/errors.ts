import { authErrors as written } from "#words/errors.ts";

export type AuthProblem = keyof typeof written;

interface CatalogedError {
  /** The service's `error_code`, if one identifies the problem. */
  readonly code?: string;
  /** The HTTP status, if only that identifies the problem. */
  readonly status?: number;
  readonly sentence: string;
}

/** Shown only if the server's own message is not worth reading (S4.1, S8.2). */
export const authErrors: Readonly<Record<AuthProblem, CatalogedError>> = written;

/** By the values of `weak_password.reasons`. */
export { weakPasswordReasons } from "#words/errors.ts";
