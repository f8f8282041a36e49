import { expect, test } from "vitest";
import { authErrorCodes } from "@site/backend";
import { authErrors } from "#content/errors.ts";
import { errorsByCode } from "#words/auth-error-translations.ts";

test("D25 every error code that the backend sends has one sentence, and no other code has", () => {
  const cataloged = Object.values(authErrors).flatMap(({ code }) => code ?? []);
  expect([...Object.keys(errorsByCode), ...cataloged].toSorted()).toEqual([...authErrorCodes]);
});
