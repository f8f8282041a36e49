import { authErrors as written } from "#words/errors.ts";

/** What went wrong in a call to the authentication service, as far as a visitor can use it. */
export type AuthProblem = keyof typeof written;

interface CatalogedError {
  /** The service's own `error_code`, where one identifies the problem. */
  readonly code?: string;
  /** The HTTP status, where only that identifies the problem. */
  readonly status?: number;
  readonly sentence: string;
}

/** One sentence for each problem (S8.2). It speaks only where the server's own message is not worth reading (S4.1). */
export const authErrors: Readonly<Record<AuthProblem, CatalogedError>> = written;

/** By the values of `weak_password.reasons`. */
export { weakPasswordReasons } from "#words/errors.ts";
