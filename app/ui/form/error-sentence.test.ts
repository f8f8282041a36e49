import { describe, expect, test } from "vitest";
import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from "@supabase/auth-js";
import { authErrors, weakPasswordReasons } from "#content/errors.ts";
import { errorSentence } from "./error-sentence.ts";

describe("S4.1 the server's own message is shown", () => {
  test.each([
    new AuthApiError("Invalid login credentials", 400, "invalid_credentials"),
    new AuthWeakPasswordError("Password should be at least 8 characters.", 422, ["length"]),
    new AuthRetryableFetchError("Closed for maintenance until noon", 503),
  ])("%s", (error) => {
    expect(errorSentence(error)).toBe(error.message);
  });
});

describe("S8.2 the catalog speaks where there is no message worth reading", () => {
  test.each([
    ["an empty object", new AuthApiError("{}", 400, undefined), authErrors.unknown.sentence],
    ["an empty message", new AuthApiError(" ", 400, undefined), authErrors.unknown.sentence],
    [
      "an answer that is no JSON",
      new AuthUnknownError("Unexpected end of JSON input", null),
      authErrors.unknown.sentence,
    ],
    ["no answer", new AuthRetryableFetchError("Failed to fetch", 0), authErrors["no-answer"].sentence],
    [
      "a script that could not be fetched",
      new TypeError("Failed to fetch dynamically imported module"),
      authErrors["no-answer"].sentence,
    ],
    ["502", new AuthRetryableFetchError("Bad Gateway", 502), authErrors["bad-gateway"].sentence],
    [
      "503 without a reason phrase",
      new AuthRetryableFetchError("HTTP 503", 503),
      authErrors["service-unavailable"].sentence,
    ],
    ["504 with an empty body", new AuthRetryableFetchError("{}", 504), authErrors["gateway-timeout"].sentence],
    ["a session that is gone", new AuthSessionMissingError(), authErrors["session-not-found"].sentence],
    ["an invalid token signature", new AuthApiError("{}", 403, "bad_jwt"), authErrors["invalid-token"].sentence],
    ["nothing that was thrown as an error", undefined, authErrors.unknown.sentence],
  ])("%s", (_case, error, sentence) => {
    expect(errorSentence(error)).toBe(sentence);
  });

  test("a weak password with its reasons", () => {
    const error = new AuthWeakPasswordError("{}", 422, ["length", "pwned"]);
    expect(errorSentence(error)).toBe(
      `${authErrors["weak-password"].sentence} ${weakPasswordReasons.length} ${weakPasswordReasons.pwned}`,
    );
  });
});
