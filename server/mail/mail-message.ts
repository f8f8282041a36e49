import { html, raw } from "hono/html";
import type { EmailFields } from "@site/backend";
import { contacts } from "#content/brand/contacts.ts";
import { hexColors } from "#content/brand/hex-colors.ts";
import { site } from "#content/brand/site.ts";
import { type ServerWords, getWords } from "../words/server-words.ts";

export interface MailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly (string | ((addresses: { email: string; newEmail: string }) => string))[];
  readonly action?: string;
  readonly linkLife?: string;
  readonly code?: string;
  /** Text for a recipient who did not request the email. */
  readonly otherwise: string;
}

type MailKind = keyof ServerWords["mailTexts"];

export interface MailFields extends Omit<EmailFields, "language"> {
  /** The recipient's language tag. English if it is unknown. */
  language?: string | null | undefined;
  unsubscribe?: string;
}

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** An id without angle brackets. The transport generates one if it is missing. */
  messageId?: string;
  /** URL that unsubscribes with one POST (RFC 8058). Without white space. */
  listUnsubscribe?: string;
}

const { paper, manila, card, ink, "ink-soft": inkSoft, signal, "on-signal": onSignal, air } = hexColors;

const style = `
  body { margin: 0; padding: 0; background: ${paper}; color: ${ink}; }
  .sheet { width: 100%; max-width: 560px; margin: 0 auto; background: ${card}; }
  .airmail { height: 10px; line-height: 10px; font-size: 0; background: ${air};
    background: repeating-linear-gradient(115deg, ${signal} 0 18px, ${card} 18px 30px, ${air} 30px 48px, ${card} 48px 60px); }
  .body { padding: 32px 32px 24px; font: 16px/1.55 "Instrument Sans", -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
  .name { margin: 0 0 28px; font: 600 20px/1 Besley, Georgia, serif; letter-spacing: -0.02em; }
  h1 { margin: 0 0 16px; font: 600 27px/1.15 Besley, Georgia, serif; letter-spacing: -0.03em; }
  p { margin: 0 0 16px; }
  .action { display: inline-block; padding: 13px 22px; border-radius: 6px; background: ${signal}; color: ${onSignal} !important;
    font-weight: 600; text-decoration: none; }
  .code { margin: 0 0 16px; padding: 14px 18px; background: ${manila}; border: 1px dashed ${ink}; border-radius: 3px;
    font: 600 28px/1.1 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 0.28em; }
  .small { color: ${inkSoft}; font-size: 14px; overflow-wrap: anywhere; }
  .small a { color: ${inkSoft}; }
  /* Keeps joined letters joined, and makes room for marks above and below. */
  [dir="rtl"] { font-family: "Readex Pro", "Segoe UI", "Geeza Pro", Tahoma, "Noto Sans Arabic", Arial, sans-serif; line-height: 1.8;
    text-align: right; }
  h1[dir="rtl"] { line-height: 1.5; letter-spacing: normal; }
`;

export function composeMail(kind: MailKind, facts: MailFields): MailMessage {
  const { mailTexts, mailFrame, language } = getWords(facts.language);
  const words: MailText = mailTexts[kind];
  const { to, unsubscribe } = facts;
  const addresses = { email: facts.email, newEmail: facts.newEmail ?? "" };
  const link = words.action && facts.link;
  const code = words.code && facts.code;
  /** Set on each block, because many mail programs drop `html` and `body`. */
  const flow = raw(`lang="${language.code}" dir="${language.direction}"`);
  const ownLife = link ? (words.linkLife ?? mailFrame.linkLife) : code ? mailFrame.codeLife : "";
  // All receipt links stay valid. The next email of the same kind replaces any other link.
  const life = ownLife && kind !== "privacy-receipt" ? `${ownLife} ${mailFrame.newest}` : ownLife;
  const help = contacts.help;
  const address = (url: string) => html`<br><a dir="ltr" href="${url}">${url}</a>`;
  const small = (...content: unknown[]) => html`<p class="small" ${flow}>${content}</p>`;
  const parts = [
    ["", html`<p class="name" ${flow}>${site.name}</p>`],
    [words.heading, html`<h1 ${flow}>${words.heading}</h1>`],
    ...words.paragraphs
      .map((text) => (typeof text === "string" ? text : text(addresses)))
      .map((text) => [text, html`<p ${flow}>${text}</p>`]),
    link && [`${words.action}:\n${link}`, html`<p ${flow}><a class="action" href="${link}">${words.action}</a></p>`],
    code && [`${words.code}\n${code}`, html`<p ${flow}>${words.code}</p><p class="code" ${flow}>${code}</p>`],
    life && [life, small(life)],
    [words.otherwise, small(words.otherwise)],
    link && ["", small(mailFrame.linkFallback, address(link))],
    unsubscribe && [`${mailFrame.unsubscribe}\n${unsubscribe}`, small(mailFrame.unsubscribe, address(unsubscribe))],
    [`${mailFrame.help} ${help}`, small(`${mailFrame.help} `, html`<a href="mailto:${help}">${help}</a>`)],
    [site.name, ""],
  ].filter((part) => typeof part === "object");
  const texts = parts.map(([text]) => text).filter((text) => text !== "");
  const page = html`<!doctype html><html lang="${language.code}" dir="${language.direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.subject}</title><style>${raw(style)}</style></head><body>
<div class="sheet"><div class="airmail">&nbsp;</div><div class="body">
${parts.map(([, content]) => html`${content}\n`)}</div><div class="airmail">&nbsp;</div></div></body></html>`;
  return {
    to,
    subject: words.subject,
    text: texts.join("\n\n"),
    html: page.toString(),
    ...(unsubscribe !== undefined && { listUnsubscribe: unsubscribe }),
  };
}
