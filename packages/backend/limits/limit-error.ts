/** Something is over a limit. */
export class LimitError extends Error {
  override name = "LimitError";
  /** Whole seconds until more is allowed. */
  readonly retryAfter: number;
  readonly counted: "requests" | "emails";

  /** @param milliseconds until more is allowed */
  constructor(message: string, milliseconds: number, counted: LimitError["counted"] = "requests") {
    super(message);
    this.retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
    this.counted = counted;
  }
}
