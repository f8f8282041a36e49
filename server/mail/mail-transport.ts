import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { contacts } from "#content/brand/contacts.ts";
import { site } from "#content/brand/site.ts";
import type { Settings } from "../settings/settings.ts";
import type { MailMessage } from "./mail-message.ts";

export interface MailTransport {
  send(mail: MailMessage): Promise<void>;
  close(): void;
}

type MailSettings = Pick<Settings, "smtpUrl" | "mailFrom" | "dataDirectory">;

/** Milliseconds. An unresponsive mail server must not delay a sign-up longer than a visitor waits. */
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000, dnsTimeout: 5_000 };

/** Deliveries use at most three. The others are for emails that visitors wait for. */
const maxConnections = 6;

const nodemailer = () => import("nodemailer");

function message(mail: MailMessage, from: string) {
  return {
    from: { name: site.name, address: from },
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    ...(mail.replyTo !== undefined && { replyTo: { name: "", address: mail.replyTo } }),
    ...(mail.messageId !== undefined && { messageId: `<${mail.messageId}>` }),
    headers: { "Auto-Submitted": "auto-generated", ...(mail.listUnsubscribe && listHeaders(mail.listUnsubscribe)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Prevents header injection. @throws Error for an invalid address */
function listHeaders(address: string): Record<string, string> {
  if (!/^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]+$/.test(address))
    throw new Error("The unsubscribe link is not a valid address.");
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** Call once per process. Without a mail server, writes emails to the outbox folder. */
export function createMailTransport({ smtpUrl, mailFrom, dataDirectory }: MailSettings): MailTransport {
  const from = mailFrom ?? contacts.help;
  return smtpUrl === null ? createOutbox(dataDirectory, from) : createSmtpTransport(smtpUrl, from);
}

export function createSmtpTransport(url: string, from: string): MailTransport {
  let opened: ReturnType<typeof open> | null = null;
  const open = async () => (await nodemailer()).createTransport({ url, pool: true, maxConnections, ...timeouts });
  return {
    async send(mail) {
      opened ??= open();
      await (await opened).sendMail(message(mail, from));
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** Only the owner can read the outbox, because emails may contain sign-in links. */
export function createOutbox(dataDirectory: string, from: string): MailTransport {
  const folder = path.join(dataDirectory, "outbox");
  return {
    async send(mail) {
      const composer = (await nodemailer()).createTransport({ streamTransport: true, buffer: true });
      const { message: raw } = await composer.sendMail(message(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}`;
      const draft = path.join(folder, `.${name}.draft`);
      await writeFile(draft, raw, { mode: 0o600, flag: "wx" });
      // A program watching the folder must not read a partial email.
      await rename(draft, path.join(folder, `${name}.eml`));
    },
    close: () => undefined,
  };
}
