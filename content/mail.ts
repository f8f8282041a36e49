import * as words from "#words/mail.ts";

/** The emails of accounts, of the newsletter and of the receipt. */

export interface MailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly (string | ((addresses: { email: string; newEmail: string }) => string))[];
  /** The label of the link, where the email has one. */
  readonly action?: string;
  /** How long the link works, where that differs from `mailFrame`. */
  readonly linkLife?: string;
  /** The line above the short code, where the email has one. */
  readonly code?: string;
  /** What to do if the reader did not ask for this. */
  readonly otherwise: string;
}

export const mailTexts: Readonly<Record<keyof typeof words.mailTexts, MailText>> = words.mailTexts;

export { answerEmails, backupEmails, copyEmails, mailFrame, teamEmails } from "#words/mail.ts";
