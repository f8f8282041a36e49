import { copyEmails, mailFrame } from "#content/mail.ts";
import { site } from "#content/site.ts";
import type { MailMessage } from "../mail/mail-message.ts";

/** The plain-text email to the sender of a message to sales: fixed words and a number, because anyone can type another person's address. */
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
