import type { MailMessage } from "../mail/mail-message.ts";
import { visible } from "../lib/visible-text.ts";
import { getWords } from "../words/server-words.ts";
import type { Subject } from "./subjects.ts";

/** The team reads English. */
const { teamEmails } = getWords();

/** Messages that a digest quotes in full. It lists the others without their text. */
const inFull = 50;

/** Excludes characters that need quoting, so that a header can't parse as two addresses. */
export const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

/** Breaks schemes and host names that mail programs would turn into links. */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(/([A-Za-z][A-Za-z0-9+.-]*):\/\//g, "$1[:]//")
    .replaceAll(/(?<=[\p{L}\p{N}_-])[.．。](?=[\p{L}_-]{2}|[\p{N}-]*\p{L}{2})/gu, "[.]");
}

/** Marks each line of a visitor's text, so it can't pass for the site's. */
function quoted(text: string): string {
  return withoutLinks(text)
    .split(/\r\n|[\n\r\u2028\u2029\v\f\u0085]/)
    .map((line) => `> ${visible(line)}`)
    .join("\n");
}

const fieldNames = ["name", "business", "email", "page", "created_at", "id", "reference"] as const;

/** The schemas reject control characters in these fields but allow line separators. */
const oneLine = (value: unknown): string => visible(String(value).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " "));

function formatFields({ payload: { data } }: Subject): string {
  return fieldNames
    .filter((field) => data[field] !== undefined && data[field] !== null)
    .map((field) => {
      const value = oneLine(data[field]);
      const isPlain = field === "created_at" || (field === "email" && plainAddress.test(value));
      return `${teamEmails.fields[field]}: ${isPlain ? value : withoutLinks(value)}`;
    })
    .join("\n");
}

const formatOpening = ({ delivery }: Subject): string =>
  delivery.event === "contact_message" ? teamEmails.contactBegin : teamEmails.chatBegin;

function inWhole(subject: Subject): string {
  return [formatOpening(subject), formatFields(subject), quoted(String(subject.payload.data.message))].join("\n\n");
}

export function composeTeamEmail(to: string, subjects: readonly Subject[]): MailMessage {
  const [first] = subjects;
  const count = subjects.length;
  const isDigest = count > 1;
  const email = String(first?.payload.data.email ?? "");
  const others = subjects.slice(inFull);
  const parts = [
    ...(isDigest ? [teamEmails.digestBegin(count)] : []),
    ...subjects.slice(0, inFull).map(inWhole),
    ...(others.length > 0 ? [teamEmails.shortBegin, others.map(formatFields).join("\n\n")] : []),
    teamEmails.end,
  ];
  const subject = isDigest
    ? teamEmails.digestSubject(count)
    : first?.delivery.event === "contact_message"
      ? teamEmails.contactSubject
      : teamEmails.chatSubject;
  return {
    to,
    subject,
    text: `${parts.join("\n\n")}\n`,
    ...(!isDigest && plainAddress.test(email) && { replyTo: email }),
  };
}
