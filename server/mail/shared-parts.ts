import type { AuthService } from "@site/backend";
import type { MailTransport } from "./mail-transport.ts";

/** What newsletter and receipt share with the accounts: one count of all emails, one captcha, one least time of an answer. */
export type SharedParts = AuthService["shared"] & { mail: Pick<MailTransport, "send"> };
