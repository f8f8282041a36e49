/** Who stands before an account screen, as the session tells it. */
export interface Visitor {
  user: { id: string; email: string } | null;
  /** Whether it is known who is signed in, if anyone. */
  known: boolean;
  owesSecondStep: boolean;
}
