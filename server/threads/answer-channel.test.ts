import { describe, expect, test, vi } from "vitest";
import { contacts } from "#content/brand/contacts.ts";
import type { MailMessage } from "../mail/mail-message.ts";
import { describeOnEachDatabase, leaveMessage } from "@site/backend/testing";
import { createAnswerChannel } from "./answer-channel.ts";
import { readThread } from "./answers.ts";
import { hashToken } from "@site/http";
import { otherLanguage } from "../testing/other-language.ts";
import { aSecret, testThreads } from "./testing.ts";
import type { Tables } from "../database/tables.ts";
import { getWords } from "../words/server-words.ts";

const { answerEmails } = getWords();

const minute = 60_000;
const day = 24 * 60 * minute;
const hostile = "https://evil.example/ buy\u202e now";

const secretIn = ({ text }: MailMessage): string => {
  const found = /^https:\/\/shop\.example\/#conversation=([\w-]{43})$/m.exec(text)?.[1];
  if (!found) throw new Error(`No link in ${text}`);
  return found;
};

describeOnEachDatabase("D16 the email with an answer", (database) => {
  const db = () => database().db.withTables<Tables>();
  function start(teamEmail: string | null = null) {
    const tester = testThreads(database());
    const sent: MailMessage[] = [];
    let fault: Error | null = null;
    const onFailed = vi.fn<(channel: string, reason: string) => void>();
    const channel = createAnswerChannel({
      db: db(),
      now: tester.now,
      siteUrl: "https://shop.example",
      teamEmail,
      onFailed,
      send: async (mail) => {
        sent.push(mail);
        if (fault) throw fault;
      },
    });
    // The database's clock sets when a delivery is due.
    tester.advance(minute);
    const run = async () => {
      while (await channel.run()) continue;
    };
    const breakMail = (error: Error | null) => {
      fault = error;
    };
    return { ...tester, sent, run, onFailed, breakMail };
  }

  test("goes to a visitor only after the team answers, with the answer and nothing of the message", async () => {
    const { write, answer, run, sent, ask } = start("team@shop.example");
    const secret = aSecret();
    const messageId = await write(hostile, secret);
    await run();
    expect(sent).toEqual([]);
    const { id } = await answer(messageId);
    await run();
    await run();
    expect(sent).toMatchObject([
      { to: "ruth@marlow.example", subject: answerEmails.subject, replyTo: "team@shop.example" },
    ]);
    const [mail] = sent;
    expect(mail?.html).toBeUndefined();
    expect(mail?.text).toContain(`${answerEmails.begin("Inès")}\n\nOn Sundays too.\n\n`);
    expect(mail?.text).not.toContain("evil");
    expect(mail?.messageId).toMatch(/^[\w-]{36}@shop\.example$/);
    const own = secretIn(mail as MailMessage);
    expect(own).not.toBe(secret);
    const opened = await (await ask("/thread", { secret: own })).json();
    expect(opened.mailbox).toBe("r…h@marlow.example");
    expect((await (await ask("/thread", { secret })).json()).mailbox).toBeNull();
    expect(opened.entries.map(({ text }: { text: string }) => text)).toEqual([hostile, "On Sundays too."]);
    const stored = await db().selectFrom("threads.secrets").selectAll().where("origin", "=", "email").execute();
    expect(stored.map(({ hash }) => hash)).toContain(hashToken(own));
    expect(JSON.stringify(stored)).not.toContain(own);
    const [, listed] = await readThread(database(), messageId);
    expect(listed).toMatchObject({ id, delivery: { state: "delivered" } });
  });

  test("links to the thread for thirty days, even if the visitor replies there", async () => {
    const { write, answer, run, sent, ask, advance } = start();
    const messageId = await write("Mine", aSecret());
    await answer(messageId);
    await run();
    const secret = secretIn(sent[0] as MailMessage);
    advance(minute);
    await write("From another device", secret);
    expect((await (await ask("/thread", { secret })).json()).entries).toHaveLength(3);
    advance(30 * day - 2 * minute);
    expect((await ask("/thread", { secret })).status).toBe(200);
    advance(2 * minute);
    expect((await ask("/thread", { secret })).status).toBe(404);
  });

  describe("a message from an address other than the link's mailbox", () => {
    const look = { email: "rosh@marlow.example" };
    async function openLink() {
      const tester = start();
      await tester.answer(await tester.write("The stranger's", aSecret()));
      await tester.run();
      return { ...tester, link: secretIn(tester.sent[0] as MailMessage) };
    }

    test.each(["rosh@marlow.example", "ruth@marlow.example.net", "ruth+1@marlow.example"])(
      "starts a conversation that its key opens, and the link shows nothing of it: %s",
      async (email) => {
        const { write, read, answer, run, sent, ask, link } = await openLink();
        const key = aSecret();
        const body = { email, message: "The victim's", page: "/", key };
        const message = await write("The victim's", link, key, { email });
        const again = await (await ask("/messages", { method: "POST", secret: link, body })).json();
        expect([again.mailbox, again.entries.map(({ text }: { text: string }) => text)]).toEqual([
          null,
          ["The victim's"],
        ]);
        await answer(message, "To the victim.");
        await run();
        expect(sent.map(({ to }) => to)).toEqual(["ruth@marlow.example", email]);
        expect((await read(link)).entries.map(({ text }) => text)).toEqual(["The stranger's", "On Sundays too."]);
        expect((await read(key)).entries.map(({ text }) => text)).toEqual(["The victim's", "To the victim."]);
        expect(await readThread(database(), message)).toHaveLength(2);
      },
    );

    test("in other capitalization is the same address", async () => {
      const { write, read, link } = await openLink();
      await write("Mine", link, aSecret(), { email: "Ruth@Marlow.example" });
      expect((await read(link)).entries).toHaveLength(3);
    });

    test("is not opened by an expired link, or one whose conversation its owner deleted", async () => {
      for (const end of ["expire", "delete"]) {
        const { write, ask, read, advance, link } = await openLink();
        if (end === "expire") advance(30 * day);
        else await ask("/thread", { method: "DELETE", secret: link });
        const key = aSecret();
        await write("The victim's", link, key, { ...look, linked: true });
        expect((await ask("/thread", { secret: link })).status).toBe(404);
        expect((await read(key)).entries.map(({ text }) => text)).toEqual(["The victim's"]);
      }
    });

    test("leaves its browser's previous conversation, which the email's link would show", async () => {
      const { write, read, answer, run, sent } = start();
      const browser = aSecret();
      await answer(await write("By one", browser));
      await run();
      await write("By another", browser, aSecret(), look);
      expect((await read(browser)).entries.map(({ text }) => text)).toEqual(["By another"]);
      expect((await read(secretIn(sent[0] as MailMessage))).entries).toHaveLength(2);
    });

    test("joins no conversation, except those that an earlier version stored with several addresses", async () => {
      const { write, read, link } = await openLink();
      const { id } = await write("There already", link, aSecret(), { email: "victim@gmail.example" });
      expect((await read(link)).mailbox).toBe("r…h@marlow.example");
      const of = db().selectFrom("threads.secrets").where("hash", "=", hashToken(link));
      const stored = db().updateTable("threads.messages").where("chat_message_id", "=", id);
      await stored.set({ thread_id: of.select("thread_id") }).execute();
      await db().updateTable("threads.secrets").set({ mailbox: null }).where("hash", "=", hashToken(link)).execute();
      for (const email of ["ruth@marlow.example", "victim@gmail.example"])
        await write("More", link, aSecret(), { email });
      expect((await read(link)).entries).toHaveLength(3);
      expect((await read(link)).mailbox).toBe("r…h@marlow.example, v…m@gmail.example");
    });
  });

  test("D25 is in the language of the message's page and links to its front page", async () => {
    const { write, answer, run, sent } = start();
    const { code, prefix } = otherLanguage;
    const contact = { email: "ruth@marlow.example", language: code };
    for (const message of [
      await write("Mine", aSecret(), aSecret(), { language: code }),
      await write("Mine", aSecret(), aSecret(), { language: "xx" }),
      await leaveMessage(database(), "contact_messages", contact),
    ]) {
      await answer(message);
      await run();
    }
    const translated = getWords(code).answerEmails;
    expect(sent.map(({ subject }) => subject)).toEqual([translated.subject, answerEmails.subject, translated.subject]);
    expect(sent[0]?.text).toContain(translated.begin("Inès"));
    expect(sent[0]?.text).toMatch(new RegExp(`^https://shop\\.example${prefix}#conversation=[\\w-]{43}$`, "m"));
    expect(secretIn(sent[1] as MailMessage)).toHaveLength(43);
    expect(sent[2]?.text).toContain(translated.reply);
  });

  test("has a new secret each time, and a retry has the same number", async () => {
    const { write, answer, run, sent, advance, breakMail, ask } = start();
    const messageId = await write("Mine", aSecret());
    await answer(messageId, "one");
    await answer(messageId, "two");
    breakMail(Object.assign(new Error("away"), { code: "ECONNREFUSED" }));
    await run();
    const [, first] = await readThread(database(), messageId);
    expect(first).toMatchObject({
      delivery: { state: "pending", reason: "the email could not be sent (ECONNREFUSED)" },
    });
    breakMail(null);
    advance(10_000);
    await run();
    const again = sent.slice(2);
    expect(again.map(({ messageId: id }) => id).sort()).toEqual(
      sent
        .slice(0, 2)
        .map(({ messageId: id }) => id)
        .sort(),
    );
    const secrets = sent.map(secretIn);
    expect(new Set(secrets).size).toBe(4);
    // An email that seemed to fail may have arrived.
    for (const secret of secrets) expect((await ask("/thread", { secret })).status).toBe(200);
  });

  test("fails after a day without a mail server, which the log and the desk report", async () => {
    const { write, answer, run, advance, breakMail, onFailed } = start();
    const messageId = await write("Mine", aSecret());
    await answer(messageId);
    breakMail(new Error("away"));
    advance(day);
    await run();
    expect(onFailed).toHaveBeenCalledWith("visitor_email", "the email could not be sent (no code)");
    const [, listed] = await readThread(database(), messageId);
    expect(listed).toMatchObject({ delivery: { state: "failed" } });
  });

  test("alone answers a message to sales", async () => {
    const { answer, run, sent } = start();
    await answer(await leaveMessage(database(), "contact_messages", { email: "ruth@sales.example" }));
    await run();
    expect(sent).toMatchObject([{ to: "ruth@sales.example" }]);
    expect(sent[0]?.text).toContain(answerEmails.reply);
    expect(sent[0]?.text).not.toContain("#");
    expect(sent[0]).not.toHaveProperty("replyTo");
    expect(sent[0]?.text).toContain(contacts.help);
  });

  test("has a link even for a message outside a conversation, but none for a forgotten thread", async () => {
    const { write, answer, run, sent, ask } = start();
    await answer(await leaveMessage(database(), "chat_messages"));
    await run();
    expect((await ask("/thread", { secret: secretIn(sent[0] as MailMessage) })).status).toBe(200);
    const secret = aSecret();
    const messageId = await write("Forget me", secret);
    await ask("/thread", { method: "DELETE", secret });
    await answer(messageId);
    await run();
    expect(sent[1]?.text).toContain("On Sundays too.");
    expect(sent[1]?.text).not.toContain("#");
  });

  test("is not sent if its message was deleted meanwhile", async () => {
    const { write, answer, run, sent } = start();
    const messageId = await write("Mine", aSecret());
    await answer(messageId);
    await db().deleteFrom("chat_messages").where("id", "=", messageId.id).execute();
    await run();
    expect(sent).toEqual([]);
    const waiting = db().selectFrom("notifications.deliveries").select("id").where("state", "=", "pending");
    expect(await waiting.execute()).toEqual([]);
  });
});
