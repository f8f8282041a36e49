import type { Refusal } from "./pot.ts";

/** Something is over a limit. */
export class LimitError extends Error {
  override name = "LimitError";
  /** Whole seconds until more is allowed. */
  readonly retryAfter: number;
  readonly counted: "requests" | "emails";

  /** Why a pot refused; null for every other limit. */
  readonly reason: Refusal["reason"] | null;

  /** @param milliseconds until more is allowed */
  constructor(
    message: string,
    milliseconds: number,
    counted: LimitError["counted"] = "requests",
    reason: LimitError["reason"] = null,
  ) {
    super(message);
    this.reason = reason;
    this.retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
    this.counted = counted;
  }
}
