/** A failed request, with the name of a problem that the pages have words for. Each service extends it with its own names. */
export class ProblemError<Problem extends string> extends Error {
  readonly problem: Problem;
  /** Whole seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(`The request came to nothing: ${problem}.`);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}
