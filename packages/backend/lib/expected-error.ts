export class ExpectedError extends Error {
  override name = "ExpectedError";
}
