import type { AuthService } from "@site/backend";
import type { SiteLimits } from "../limits/site-limits.ts";
import type { MailTransport } from "./mail-transport.ts";

/** What newsletter and receipt share with the accounts: one count of all emails, one captcha, one least time of an answer. */
export type SharedParts = Omit<AuthService["shared"], "limits"> & {
  limits: SiteLimits;
  mail: Pick<MailTransport, "send">;
};
