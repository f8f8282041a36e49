import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { accountRules as rules } from "@site/backend";
import { accountRules as stated } from "#content/account-rules.ts";
import { consentMonths, conversationDays, deskLifetimes, newsletterLifetimes } from "#content/lifetimes.ts";
import { recoveryCode, secondFactor } from "#words/account.ts";

const read = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, "..", file), "utf8").replaceAll(/\s+/g, " ");

test("the account rules in the texts match the backend's", () => {
  expect(rules).toMatchObject(stated);
  // The copy spells these out: a compound word, and a number beyond ten.
  expect([rules.codeDigits, recoveryCode.codeHint]).toEqual([6, expect.stringContaining("its six-digit code")]);
  expect([rules.recoveryCodeLength, secondFactor.recoveryCodeHint]).toEqual([16, expect.stringMatching(/^Sixteen /)]);
});

test("a hosted project gets the embedded backend's rules", () => {
  const config = read("supabase/config.toml");
  expect(config).toContain(` minimum_password_length = ${rules.minPasswordLength} `);
  expect(config).toContain(` jwt_expiry = ${rules.accessTokenSeconds} `);
  expect(config).toContain(` refresh_token_reuse_interval = ${rules.refreshGraceSeconds} `);
  expect(config).toContain(` max_frequency = "${rules.emailGapSeconds / 60}m" `);
  expect(config).toContain(` otp_length = ${rules.codeDigits} `);
  expect(config).toContain(` otp_expiry = ${rules.codeMinutes * 60} `);
});

test("the guides state the same rules", () => {
  const words: Record<number, string> = {
    3: "three",
    5: "five",
    6: "six",
    10: "ten",
    20: "twenty",
    30: "thirty",
    50: "fifty",
  };
  const accounts = read("docs/authentication.md");
  for (const sentence of [
    `at least ${rules.minPasswordLength} characters`,
    `**Sessions** end after ${rules.sessionDays} days, or ${rules.idleSessionDays} without a refresh; a user has ${words[rules.maxSessions]}`,
    `For ${words[rules.refreshGraceSeconds]} seconds after its use a refresh token`,
    `a code of ${words[rules.codeDigits]} digits`,
    `valid for ${rules.signUpLinkHours} hours, all other links and all codes for ${words[rules.codeMinutes]} minutes; a code dies after ${words[rules.codeAttempts]} tries`,
    `deleted ${rules.unconfirmedAccountDays} days after their last sign-up or sign-in`,
    `${rules.signUpFlowHours} hours old`,
    `a proof of the last ${words[rules.reauthenticationMinutes]} minutes`,
    `(${words[rules.knownNetworks]}, for ${rules.knownNetworkDays} days)`,
  ])
    expect(accounts).toContain(sentence);
  expect(read("docs/threads.md")).toContain(`for ${words[conversationDays]} days after the last message`);
  expect(read("docs/privacy.md")).toContain(`the answer is kept for ${words[consentMonths]} months`);
  const { confirmationHours, linkCookieMinutes, proofYears } = newsletterLifetimes;
  expect(read("docs/newsletter.md")).toContain(`works for ${confirmationHours} hours, once`);
  expect(read("docs/newsletter.md")).toContain(`a cookie of ${words[linkCookieMinutes]} minutes`);
  expect(read("docs/newsletter.md")).toContain(`unsubscribed ones after ${words[proofYears]} years`);
  const { deliveredDays, failedDays, undoDays } = deskLifetimes;
  expect(read("docs/webhooks.md")).toContain(
    `for ${deliveredDays} days after a delivery and ${failedDays} after a failure`,
  );
  expect(read("docs/admin.md")).toContain(`of the last ${undoDays} days`);
  expect(read("docs/security.md")).toContain(`can be undone for ${undoDays} days`);
});
