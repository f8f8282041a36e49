import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { accountRules as rules, accountRules, authErrorCodes } from "@site/backend";
import { accountRules as stated } from "#content/account-rules.ts";
import { recoveryCode, secondFactor } from "#words/account.ts";
import { serviceTimeout } from "#app/data/backend.ts";
import { flowHours, maxFlows } from "#app/data/pending-flows.ts";
import { httpLimits } from "#server/http/http-limits.ts";
import { authErrors } from "#content/errors.ts";
import { errorsByCode } from "#words/auth-error-translations.ts";

test("the account rules in the texts match the backend's", () => {
  expect(rules).toMatchObject(stated);
  // The copy spells these numbers out: one in a compound word, and one above ten.
  expect([rules.codeDigits, recoveryCode.codeHint]).toEqual([6, expect.stringContaining("its six-digit code")]);
  expect([rules.recoveryCodeLength, secondFactor.recoveryCodeHint]).toEqual([16, expect.stringMatching(/^Sixteen /)]);
});

test("a hosted project gets the embedded backend's rules", () => {
  const file = path.join(import.meta.dirname, "..", "supabase", "config.toml");
  const config = readFileSync(file, "utf8").replaceAll(/\s+/g, " ");
  expect(config).toContain(` minimum_password_length = ${rules.minPasswordLength} `);
  expect(config).toContain(` jwt_expiry = ${rules.accessTokenSeconds} `);
  expect(config).toContain(` refresh_token_reuse_interval = ${rules.refreshGraceSeconds} `);
  expect(config).toContain(` max_frequency = "${rules.emailGapSeconds / 60}m" `);
  expect(config).toContain(` otp_length = ${rules.codeDigits} `);
  expect(config).toContain(` otp_expiry = ${rules.codeMinutes * 60} `);
});

test("the browser's timeout is longer than the server's", () => {
  expect(serviceTimeout).toBeGreaterThan(httpLimits.answerTime);
});

test("S4.3 a browser keeps a pending flow as long as the service does, and only as many as a code may be tried with", () => {
  expect(flowHours).toBe(accountRules.signUpFlowHours);
  expect(maxFlows).toBeLessThan(accountRules.verifications);
});

test("D25 every error code that the backend sends has one sentence, and no other code has", () => {
  const cataloged = Object.values(authErrors).flatMap(({ code }) => code ?? []);
  expect([...Object.keys(errorsByCode), ...cataloged].toSorted()).toEqual([...authErrorCodes]);
});
