import type { OwnBackend } from "@site/backend";
import { ProblemError } from "../http/problem-error.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import type { MailTransport } from "./mail-transport.ts";

/** What newsletter and receipt share with the accounts: one count of all emails, one captcha, one least time of an answer. */
export interface SharedParts extends Pick<OwnBackend, "answerFloor" | "verifyCaptcha" | "deriveKey"> {
  limits: SiteLimits;
  mail: Pick<MailTransport, "send">;
}

/** @throws ProblemError `captcha`, `unavailable` */
export async function requireCaptcha(
  { verifyCaptcha }: Pick<SharedParts, "verifyCaptcha">,
  token: string | undefined,
  address: string,
): Promise<void> {
  const verdict = await verifyCaptcha(token, address);
  if (verdict !== "passed") throw new ProblemError(verdict === "unavailable" ? verdict : "captcha");
}
