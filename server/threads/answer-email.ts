import { answerEmails, mailFrame } from "#content/mail.ts";
import { site } from "#content/site.ts";
import { linkParameter } from "#shared/threads.ts";
import type { MailMessage } from "../mail/mail-message.ts";

interface Answer {
  to: string;
  operatorName: string;
  text: string;
  /** Opens the thread; null where there is no thread to open. */
  secret: string | null;
  siteUrl: string;
  /** Without angle brackets; the same at every attempt. */
  messageId: string;
  /** The address for replies to this email; null for its sender's address. */
  replyTo: string | null;
}

/** The secret stands in the fragment, which no browser sends to a server. */
export function threadLink(siteUrl: string, secret: string): string {
  return `${siteUrl}/#${linkParameter}=${secret}`;
}

/** The email that brings an answer, as plain text. */
export function composeAnswerEmail({ secret, ...answer }: Answer): MailMessage {
  const parts = [
    answerEmails.begin(answer.operatorName),
    answer.text,
    secret === null ? answerEmails.reply : `${answerEmails.link}\n${threadLink(answer.siteUrl, secret)}`,
    answerEmails.otherwise,
    `${mailFrame.help} ${site.contacts.help}`,
    site.name,
  ];
  return {
    to: answer.to,
    subject: answerEmails.subject,
    text: `${parts.join("\n\n")}\n`,
    messageId: answer.messageId,
    ...(answer.replyTo !== null && { replyTo: answer.replyTo }),
  };
}
