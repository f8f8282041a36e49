import { isValidElement } from "react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from "@supabase/auth-js";
import { authErrors, weakPasswordReasons } from "#content/errors.ts";
import { errorsByCode } from "#words/auth-error-translations.ts";
import { errorSentence } from "./error-sentence.ts";

describe("S4.1 shows the server's own message", () => {
  test.each([
    new AuthApiError("Invalid login credentials", 400, "invalid_credentials"),
    new AuthWeakPasswordError("Password should be at least 8 characters.", 422, ["length"]),
    new AuthRetryableFetchError("Closed for maintenance until noon", 503),
  ])("%s", async (error) => {
    await expect(errorSentence(error)).resolves.toBe(error.message);
  });
});

describe("S8.2 shows the catalog's message if the server's is missing or unreadable", () => {
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
  ])("%s", async (_case, error, sentence) => {
    await expect(errorSentence(error)).resolves.toBe(sentence);
  });

  test("shows the reasons for a weak password", async () => {
    const error = new AuthWeakPasswordError("{}", 422, ["length", "pwned"]);
    await expect(errorSentence(error)).resolves.toBe(
      `${authErrors["weak-password"].sentence} ${weakPasswordReasons.length} ${weakPasswordReasons.pwned}`,
    );
  });
});

describe("D25 shows the catalog's message for the error's code on pages in another language", () => {
  let toSentence: typeof errorSentence;
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock("#words/language.ts", () => ({ language: { code: "es" } }));
    ({ errorSentence: toSentence } = await import("./error-sentence.ts"));
    return () => {
      vi.doUnmock("#words/language.ts");
      vi.resetModules();
    };
  });

  test.each([
    [
      "a code",
      new AuthApiError("Invalid login credentials", 400, "invalid_credentials"),
      errorsByCode.invalid_credentials,
    ],
    [
      "a code rather than its status",
      new AuthApiError("No email.", 503, "unexpected_failure"),
      errorsByCode.unexpected_failure,
    ],
    [
      "a status without a code",
      new AuthRetryableFetchError("Closed until noon", 503),
      authErrors["service-unavailable"].sentence,
    ],
    [
      "a weak password",
      new AuthWeakPasswordError("Password should be at least 8 characters.", 422, ["length"]),
      `${authErrors["weak-password"].sentence} ${weakPasswordReasons.length}`,
    ],
    ["no answer", new AuthRetryableFetchError("Failed to fetch", 0), authErrors["no-answer"].sentence],
    ["nothing worth reading", new AuthApiError("{}", 400, "a_new_code"), authErrors.unknown.sentence],
  ])("%s", async (_case, error, sentence) => {
    await expect(toSentence(error)).resolves.toBe(sentence);
  });

  test("shows the server's message for an unknown code, marked as English", async () => {
    const sentence = await toSentence(new AuthApiError("Closed on Sundays", 400, "sunday"));
    expect(isValidElement(sentence) && sentence).toMatchObject({
      type: "span",
      props: { lang: "en", children: "Closed on Sundays" },
    });
  });
});
