import { consentWords, newsletterPages } from "#words/newsletter.ts";

export type SubscriptionChannel = "email" | "text";

/** The whole sentence that a visitor agrees to by sending the form: what is stored as the proof. */
export const consentText: Readonly<Record<SubscriptionChannel, string>> = {
  email: `${consentWords.email} ${consentWords.privacy}`,
  text: `${consentWords.text} ${consentWords.privacy}`,
};

export type NewsletterPageName = keyof typeof newsletterPages;

/** The pages that the forms and the links of emails lead to. */
export const newsletterPaths: readonly string[] = Object.keys(newsletterPages).map((name) => `/newsletter/${name}`);
