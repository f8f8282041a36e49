/** Something is over a limit. */
export class LimitError extends Error {
  override name = "LimitError";
  /** Milliseconds until more is allowed. */
  readonly wait: number;

  constructor(message: string, wait: number) {
    super(message);
    this.wait = wait;
  }
}
