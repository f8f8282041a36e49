/** A fault that the operator can mend, such as a wrong setting: its message is printed instead of a stack. Each part extends it. */
export class ExpectedError extends Error {
  override name = "ExpectedError";
}
