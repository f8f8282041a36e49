import type { Arrived } from "#app/data/arrive.ts";

/** Who stands before an account screen, as the session tells it. */
export interface Visitor {
  user: { id: string; email: string } | null;
  /** Whether it is known who is signed in, if anyone. */
  known: boolean;
  owesSecondStep: boolean;
  /** What became of the code or token that the address came with; null without one. */
  arrived: Arrived | null;
}
