import { emailsPerMonth } from "./email-limits.ts";

/** The numbers in the limits of each service's plans (S9.2), as the words of content/words/…/service-limits.yaml name them. */
export const serviceCounts = {
  emailsBasic: emailsPerMonth.basic,
  emailsPro: emailsPerMonth.pro,
  smsBasic: 1_000,
  smsPro: 5_000,
  whatsappBasic: 1_000,
  whatsappPro: 10_000,
  socialAccountsBasic: 5,
  socialAccountsPro: 15,
  adPlatformsBasic: 2,
  adPlatformsPro: 5,
  mailboxesBasic: 5,
  mailboxesPro: 20,
  websitePagesBasic: 5,
  cardsBasic: 1_000,
  cardsPro: 10_000,
} as const;
