import { authErrors as written } from "#words/errors.ts";

export type AuthProblem = keyof typeof written;

interface CatalogedError {
  readonly code?: string;
  readonly status?: number;
  readonly sentence: string;
}

/** Fallback if the server's message is unreadable (S4.1, S8.2). */
export const authErrors: Readonly<Record<AuthProblem, CatalogedError>> = written;

export { weakPasswordReasons } from "#words/errors.ts";
