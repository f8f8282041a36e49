import { expect, test } from "vitest";
import { toNetworks } from "@site/http";
import { contacts } from "#content/brand/contacts.ts";
import { site } from "#content/brand/site.ts";
import type { MailMessage } from "../mail/mail-message.ts";
import { describeOnEachDatabase, leaveEmails, testLimits, testRest } from "@site/backend/testing";
import { copyGap, deleteSettled } from "../deliveries/delivery-store.ts";
import { findSubjects } from "../deliveries/subjects.ts";
import { createCopyChannel, toMailbox } from "./copies.ts";
import { otherLanguage } from "../testing/other-language.ts";
import { deriveKey } from "../testing/shared-parts.ts";
import { exposedTables } from "./exposed-tables.ts";
import { readSettings } from "../settings/settings.ts";
import type { Tables } from "../database/tables.ts";
import { getWords } from "../words/server-words.ts";

const { copyEmails, mailFrame } = getWords();

const minute = 60_000;
const hostile = "https://evil.example/ buy <b>now</b>\r\nBcc: all@evil.example";

let made = 0;
const aMailbox = () => `ruth.${(made += 1)}@marlow.example`;

test("D3 copies are sent if a mail server is set and the messages are stored here", () => {
  const mail = { SMTP_URL: "smtp://mail.example" };
  const hosted = { SUPABASE_URL: "https://project.supabase.example", SUPABASE_PUBLISHABLE_KEY: "key" };
  expect([mail, {}, { ...mail, ...hosted }].map((given) => readSettings(given).sendsCopies)).toEqual([
    true,
    false,
    false,
  ]);
});

test("D3 different spellings of a mailbox are the same mailbox", () => {
  expect(toMailbox("Ruth+shop@Marlow.example")).toBe(toMailbox("ruth@marlow.example"));
  expect(toMailbox("r.u.t.h@googlemail.com")).toBe(toMailbox("ruth@gmail.com"));
  expect(toMailbox("r.uth@marlow.example")).not.toBe(toMailbox("ruth@marlow.example"));
});

describeOnEachDatabase("D3 the copy of a message to sales", (database) => {
  function start({ scale = 1_000_000_000, copies = true } = {}) {
    const { request } = testRest(database(), {
      tables: exposedTables({ limits: testLimits(database(), scale), copies }),
    });
    const db = database().db.withTables<Tables>();
    const sent: MailMessage[] = [];
    // The database's clock sets when a delivery is due.
    let offset = minute;
    const now = () => new Date(Date.now() + offset);
    const makeChannel = () =>
      createCopyChannel(
        {
          db,
          now,
          siteUrl: "https://shop.example",
          teamEmail: null,
          onFailed: expect.unreachable,
          send: async (mail) => void sent.push(mail),
        },
        deriveKey,
      );
    const post = (body: unknown, address = "203.0.113.7") =>
      request(
        "/contact_messages",
        { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
        address,
      );
    const message = (email: string) => ({
      name: hostile.slice(0, 30),
      business: "Marlow",
      email,
      message: "Three shops.",
    });
    return {
      db,
      sent,
      post,
      message,
      write: async (email: string, address?: string) => {
        const { status, headers } = await post(message(email), address);
        return { status, range: headers.get("content-range") };
      },
      run: async (channel = makeChannel()) => {
        while (await channel.run()) continue;
      },
      makeChannel,
      deleteExpired: () => deleteSettled(db, now()),
      advance: (milliseconds: number) => {
        offset += milliseconds;
      },
      waiting: () =>
        db
          .selectFrom("notifications.deliveries")
          .select("state")
          .where("channel", "=", "visitor_copy")
          .where("state", "=", "pending")
          .execute(),
    };
  }

  test("D25 is in the page's language, or in English if that is unknown", async () => {
    const { db, post, message, run, sent } = start();
    const mailboxes = [otherLanguage.code, "xx", undefined, null].map((language) => ({ email: aMailbox(), language }));
    for (const { email, language } of mailboxes) expect((await post({ ...message(email), language })).status).toBe(201);
    await run();
    const [translated, ...others] = mailboxes.map(({ email }) => sent.find(({ to }) => to === email));
    expect(others.map((mail) => mail?.subject)).toEqual(Array(3).fill(copyEmails.subject));
    expect(translated?.subject).toBe(getWords(otherLanguage.code).copyEmails.subject);
    expect(translated?.text).toContain(getWords(otherLanguage.code).copyEmails.next);
    const stored = await db.selectFrom("contact_messages").select("language").orderBy("id", "desc").limit(4).execute();
    expect(stored.map(({ language }) => language)).toEqual([null, null, null, otherLanguage.code]);
    const latest = await db.selectFrom("contact_messages").select("id").orderBy("id", "desc").limit(4).execute();
    const deliveries = await db
      .selectFrom("notifications.deliveries")
      .selectAll()
      .where("subject", "=", String(latest.at(-1)?.id))
      .execute();
    const { subjects } = await findSubjects(db, deliveries);
    expect(subjects.map(({ payload }) => payload.data.language)).toEqual([otherLanguage.code]);
  });

  test("contains fixed text and a number that the team also sees, but nothing of the message", async () => {
    const { db, post, run, sent } = start();
    const email = aMailbox();
    const body = { name: "Evil Shop", business: "evil.example", email, message: hostile };
    expect((await post(body)).status).toBe(201);
    await run();
    await run();
    const stored = await db
      .selectFrom("notifications.copies")
      .innerJoin("contact_messages", "id", "contact_message_id")
      .select(["id", "reference"])
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(stored.reference).toMatch(/^[0-9A-F]{8}$/);
    const text = [
      copyEmails.begin(stored.reference),
      copyEmails.next,
      copyEmails.otherwise,
      `${mailFrame.help} ${contacts.help}`,
      site.name,
    ].join("\n\n");
    expect(sent).toEqual([
      {
        to: email,
        subject: copyEmails.subject,
        text: `${text}\n`,
        messageId: expect.stringMatching(/^[\w-]{36}@shop\.example$/),
      },
    ]);
    const delivery = await db
      .selectFrom("notifications.deliveries")
      .selectAll()
      .where("subject", "=", String(stored.id))
      .executeTakeFirstOrThrow();
    const { subjects } = await findSubjects(db, [delivery]);
    expect(subjects[0]?.payload.data).toMatchObject({ reference: stored.reference });
  });

  test("is sent once a day per mailbox, in any spelling, even by a restarted process", async () => {
    const { write, run, sent, advance, makeChannel, deleteExpired } = start();
    const email = aMailbox();
    await write(email);
    await run();
    for (const again of [email, email.toUpperCase(), email.replace("@", "+more@")])
      expect(await write(again)).toEqual(await write(email));
    await run(makeChannel());
    expect(sent).toHaveLength(1);
    advance(copyGap - minute);
    await deleteExpired();
    await write(email);
    await run();
    expect(sent).toHaveLength(1);
    advance(2 * minute);
    await write(email);
    await run();
    expect(sent).toHaveLength(2);
    // Times set by a clock that was ahead are ignored.
    advance(3 * copyGap);
    await write(email);
    await run();
    advance(-3 * copyGap);
    await write(email);
    await run();
    expect(sent).toHaveLength(4);
  });

  test("is sent once by two processes", async () => {
    const { write, run, sent, makeChannel } = start();
    const email = aMailbox();
    for (let count = 0; count < 6; count += 1) await write(email);
    await Promise.all([run(makeChannel()), run(makeChannel())]);
    expect(sent).toHaveLength(1);
  });

  test.each([
    "ruth,all@marlow.example",
    '"ruth"@marlow.example',
    "ruth@[127.0.0.1].example",
    "<ruth@marlow.example>",
    "rüth@marlow.example",
  ])("is not sent to an address that could be read as several, and its message is stored: %s", async (email) => {
    const { write, run, sent, waiting } = start();
    expect((await write(email)).status).toBe(201);
    await run();
    expect(sent).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test("is not sent for a refused or deleted message", async () => {
    const { db, post, message, write, run, sent, waiting } = start();
    expect((await post(message("no address"))).status).toBe(400);
    const deleted = aMailbox();
    await write(deleted);
    await db.deleteFrom("contact_messages").where("email", "=", deleted).execute();
    await run();
    expect(sent).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test("isn't composed without a mail server", async () => {
    const { write, waiting } = start({ copies: false });
    expect((await write(aMailbox())).status).toBe(201);
    expect(await waiting()).toEqual([]);
  });

  test("is not sent without an email left; messages are stored anyway, with the same response", async () => {
    const { write, run, sent } = start({ scale: 1 });
    await leaveEmails(database(), "floors");
    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push(await write(aMailbox(), "198.51.100.9"));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await run();
    expect(sent).toHaveLength(1);
  });

  const everyMailbox = () => Array.from({ length: 25 }, aMailbox);
  test.each([
    [
      "to one mailbox, however it is spelled",
      () => [...everyMailbox().keys()].map((part) => `once+${part}@marlow.example`),
      1,
    ],
    ["to as many mailboxes", everyMailbox, 4],
    ["to what is no mailbox", () => everyMailbox().map((mailbox) => mailbox.replace(".", ",")), 0],
  ])("S7.6 a hundred messages from four networks %s use up nobody else's emails", async (_, mailboxes, copies) => {
    const { write, run, sent } = start({ scale: 1 });
    await leaveEmails(database(), "all");
    const networks = [1, 2, 3, 4].map((host) => `198.51.100.${host}`);
    for (const network of networks)
      for (const mailbox of mailboxes()) expect((await write(mailbox, network)).status).toBe(201);
    await run();
    expect(sent).toHaveLength(copies);
    const limits = testLimits(database(), 1);
    const spend = (purpose: "newsletter" | "sign-up" | "recovery" | "copy", address: string) =>
      limits.spendEmail(purpose, toNetworks(address));
    for (const purpose of ["newsletter", "sign-up", "recovery"] as const) {
      for (let email = 0; email < 20; email += 1) expect(await spend(purpose, "203.0.113.9")).toBeNull();
      for (const network of networks) expect(await spend(purpose, network)).toBeNull();
    }
    expect(await spend("copy", "203.0.113.9")).toBeNull();
  });
});
