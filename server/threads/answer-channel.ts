import { contacts } from "#content/brand/contacts.ts";
import { conversationDays } from "#content/lifetimes.ts";
import { site } from "#content/brand/site.ts";
import { linkParameter } from "#shared/threads.ts";
import { createToken, hashToken } from "@site/http";
import { createMailChannel, type DeliveryChannel, type MailChannelParts } from "../deliveries/channel.ts";
import { addMilliseconds } from "../lib/utc-time.ts";
import type { MailMessage } from "../mail/mail-message.ts";
import type { Db } from "../database/tables.ts";
import { getPrefix, getWords } from "../words/server-words.ts";
import { maskAddress } from "./visitor-threads.ts";

export function createAnswerChannel(parts: MailChannelParts): DeliveryChannel {
  const { db, now, siteUrl, teamEmail: replyTo } = parts;

  /** Each attempt gets a new secret, because an email that seemed to fail may have arrived. */
  async function secretFor(thread: number, to: string): Promise<string> {
    const secret = createToken();
    await db
      .insertInto("threads.secrets")
      .values({
        hash: hashToken(secret),
        thread_id: thread,
        origin: "email",
        mailbox: maskAddress(to),
        expires_at: addMilliseconds(now(), conversationDays * 86_400_000),
      })
      .execute();
    return secret;
  }

  return createMailChannel("visitor_email", parts, async (delivery) => {
    const answer = await findAnswer(db, delivery.subject);
    if (!answer) return null;
    const secret = answer.canOpen ? await secretFor(answer.thread, answer.to) : null;
    return composeAnswerEmail({ ...answer, link: secret && threadLink(siteUrl, secret, answer.language), replyTo });
  });
}

/** Undefined if the message was deleted. Only chat threads that were not forgotten can be opened. */
async function findAnswer(db: Db, id: string) {
  const row = await db
    .selectFrom("threads.answers as answer")
    .innerJoin("threads.threads as thread", "thread.id", "answer.thread_id")
    .innerJoin("threads.messages as message", "message.id", "answer.message_id")
    .leftJoin("chat_messages as chat", "chat.id", "message.chat_message_id")
    .leftJoin("contact_messages as contact", "contact.id", "message.contact_message_id")
    .select(["answer.thread_id as thread", "operator_name as operatorName", "text", "forgotten_at", "chat.email"])
    .select(({ fn }) => fn.coalesce("chat.email", "contact.email").as("to"))
    .select(({ fn }) => fn.coalesce("chat.language", "contact.language").as("language"))
    .where("answer.id", "=", id)
    .executeTakeFirst();
  if (!row?.to) return undefined;
  return { ...row, to: row.to, canOpen: row.email !== null && row.forgotten_at === null };
}

interface Answer {
  to: string;
  operatorName: string;
  text: string;
  link: string | null;
  replyTo: string | null;
  /** Language of the answered message, or null for English. */
  language: string | null;
}

/** Links to the language's front page. The secret is in the fragment, which browsers send to no server. */
function threadLink(siteUrl: string, secret: string, language: string | null): string {
  return `${siteUrl}${getPrefix(language) || "/"}#${linkParameter}=${secret}`;
}

function composeAnswerEmail(answer: Answer): MailMessage {
  const { answerEmails, mailFrame } = getWords(answer.language);
  const parts = [
    answerEmails.begin(answer.operatorName),
    answer.text,
    answer.link === null ? answerEmails.reply : `${answerEmails.link}\n${answer.link}`,
    answerEmails.otherwise,
    `${mailFrame.help} ${contacts.help}`,
    site.name,
  ];
  return {
    to: answer.to,
    subject: answerEmails.subject,
    text: `${parts.join("\n\n")}\n`,
    ...(answer.replyTo !== null && { replyTo: answer.replyTo }),
  };
}
