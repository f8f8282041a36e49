import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { serverWords } from "#content/generated/server/index.ts";
import { contacts } from "#content/brand/contacts.ts";
import { type ReceivedEmail, startMailServer } from "@site/testing/mail-server.ts";
import { temporaryFolder } from "@site/backend/testing";
import { getWords } from "../words/server-words.ts";
import { composeMail, type MailText } from "./mail-message.ts";
import { createMailTransport, createOutbox, createSmtpTransport } from "./mail-transport.ts";

const mail = composeMail("confirm-sign-up", {
  to: "ada@shop.example",
  email: "ada@shop.example",
  link: "https://site.example/auth/v1/verify?token=abc&type=signup",
  code: "123456",
});

test("D9 an email goes to the mail server as plain text and HTML", async () => {
  const received: ReceivedEmail[] = [];
  const { server, url } = await startMailServer(received);
  const transport = createMailTransport({
    smtpUrl: url,
    mailFrom: "post@site.example",
    dataDirectory: "unused",
  });
  await transport.send(mail);
  transport.close();
  server.close();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: "MAIL FROM:<post@site.example>", to: ["RCPT TO:<ada@shop.example>"] });
  expect(received[0]?.data).toContain("multipart/alternative");
  expect(received[0]?.data).toContain("123456");
  expect(received[0]?.data).toMatch(/^Auto-Submitted: auto-generated$/m);
});

test("D9 without a mail server the email is a file in the outbox", async () => {
  const folder = temporaryFolder();
  await createMailTransport({ smtpUrl: null, mailFrom: null, dataDirectory: folder }).send(mail);
  const [name = ""] = readdirSync(path.join(folder, "outbox"));
  const file = path.join(folder, "outbox", name);
  expect(name).toMatch(/\.eml$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toContain(`<${contacts.help}>`);
});

test("D9 a refused mailbox and an unreachable server are reported", async () => {
  const { server, url } = await startMailServer([], { accepts: false });
  const transport = createSmtpTransport(url, "post@site.example");
  await expect(transport.send(mail)).rejects.toThrow("550");
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    transport.close();
  });
  const away = createSmtpTransport(url, "post@site.example");
  await expect(away.send(mail)).rejects.toThrow("ECONNREFUSED");
  away.close();
});

test.each(Object.keys(serverWords))(
  "D9 D25 every email in %s has the same content in text and HTML, and visitor input never becomes markup",
  (language) => {
    const {
      mailTexts,
      mailFrame,
      language: { direction },
    } = getWords(language);
    for (const kind of Object.keys(mailTexts) as (keyof typeof mailTexts)[]) {
      const written = composeMail(kind, {
        language,
        to: "ada@shop.example",
        email: "<b>ada@shop.example",
        newEmail: "$&@shop.example",
        link: 'https://site.example/?a="b"&c',
        code: "123456",
      });
      expect(written.html).toContain(`<html lang="${language}"`);
      // Many mail programs drop `html` and `body`.
      const blocks = written.html?.match(/<(p|h1)\b[^>]*>/g) ?? [];
      expect(blocks.filter((block) => !block.includes(`lang="${language}" dir="${direction}"`))).toEqual([]);
      const isReplaced = kind !== "privacy-receipt" && written.text.includes("\n");
      expect(written.text.includes(mailFrame.newest)).toBe(isReplaced && /abc|123456|a="b"/.test(written.text));
      expect(written.html).not.toContain("<b>");
      expect(written.text + written.html).not.toMatch(/\{\w+\}/);
      const words: MailText = mailTexts[kind];
      const texts = [words.heading, words.otherwise, words.action, words.code].filter((text) => text !== undefined);
      for (const text of texts) {
        expect(written.text).toContain(text);
        expect(written.html).toContain(text);
      }
      expect(written.html).not.toMatch(/<img|<script|data:|http:\/\//);
    }
  },
);

test("RFC 8058 an email to a subscriber has a one-click unsubscribe header, and nothing ends that header early", async () => {
  const folder = temporaryFolder();
  const outbox = createOutbox(folder, "help@site.example");
  const unsubscribe = `https://site.example/newsletter/unsubscribe?token=${"x".repeat(80)}`;
  await outbox.send(composeMail("newsletter-confirm", { to: "a@shop.example", email: "a@shop.example", unsubscribe }));
  const [name = ""] = readdirSync(path.join(folder, "outbox"));
  const [head = "", ...body] = readFileSync(path.join(folder, "outbox", name), "utf8").split("\r\n\r\n");
  const unfolded = head.replaceAll(/\r\n\s+/g, " ").split("\r\n");
  expect(unfolded.filter((line) => /^list-/i.test(line))).toEqual([
    `List-Unsubscribe: <${unsubscribe}>`,
    "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
  ]);
  expect(body.join("").replaceAll("=\r\n", "").replaceAll("=3D", "=")).toContain(unsubscribe);
  for (const bad of ["https://a.example/\r\nBcc: b@c.example", "https://a.example/>", "javascript:alert(1)", " "]) {
    await expect(outbox.send({ to: "a@shop.example", subject: "s", text: "t", listUnsubscribe: bad })).rejects.toThrow(
      "unsubscribe link",
    );
  }
  expect(readdirSync(path.join(folder, "outbox"))).toHaveLength(1);
});
