import { copyEmails, mailFrame } from "#content/mail.ts";
import { site } from "#content/site.ts";
import type { MailMessage } from "../auth/mail-message.ts";

/** The email to somebody who wrote to sales, as plain text: always the same words, and a number. Anybody can name anybody's address there. */
export function composeCopyEmail(mail: { to: string; reference: string; messageId: string }): MailMessage {
  const { to, reference, messageId } = mail;
  const parts = [
    copyEmails.begin(reference),
    copyEmails.next,
    copyEmails.otherwise,
    `${mailFrame.help} ${site.contacts.help}`,
    site.name,
  ];
  return { to, subject: copyEmails.subject, text: `${parts.join("\n\n")}\n`, messageId };
}
