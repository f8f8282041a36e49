import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { proofMinutes } from "#content/lifetimes.ts";
import type { OpenedReceipt } from "#shared/receipt.ts";
import { otherLanguage } from "../testing/other-language.ts";
import { siteUrl } from "../testing/shared-parts.ts";
import { describeOnEachDatabase, freshEmail, leaveMessage } from "@site/backend/testing";
import { createToken, hashToken } from "@site/http";
import { getWords } from "../words/server-words.ts";
import { stored, subscribe, testSubscribers } from "../subscribers/testing.ts";
import { answerMessage } from "../threads/answers.ts";
import { type PrivacyTester, prove, testPrivacy, tokenTo } from "./testing.ts";

const minute = 60_000;

describeOnEachDatabase("the privacy receipt", (database) => {
  let site: PrivacyTester;
  beforeAll(() => {
    site = testPrivacy(database());
  });

  async function give(email: string): Promise<void> {
    const id = await leaveMessage(database(), "chat_messages", {
      email: email.toUpperCase(),
      message: "Do you deliver?",
      page: "/help",
    });
    await leaveMessage(database(), "contact_messages", { email, message: "A plan for two shops" });
    await answerMessage(database(), { messageId: id, text: "We do.", operatorName: "Ida" });
    await subscribe(testSubscribers(database()), email);
  }

  test("P6 live: the mailbox's owner can see all data an address has given", async () => {
    const email = freshEmail();
    await give(email);
    const { receipt } = await prove(site, ` ${email.toUpperCase()} `.trim().toLowerCase());
    expect(receipt).toMatchObject({
      address: email,
      account: null,
      chat: [{ text: "Do you deliver?", page: "/help", answers: [{ name: "Ida", text: "We do." }] }],
      contact: [{ text: "A plan for two shops", name: "Ruth", business: "Marlow Bakery", answers: [] }],
      newsletter: [{ state: "subscribed", consents: [{ event: "requested" }, { event: "confirmed" }] }],
    });
    expect(receipt.newsletter[0]?.consents[0]?.words).toContain("By subscribing you agree");
  });

  test("P6 D25 live: the email and its page are in the language of the requesting page", async () => {
    const { code, prefix } = otherLanguage;
    for (const [query, language, page] of [
      [`?language=${code}`, code, `${prefix}/privacy-receipt`],
      ["?language=xx", "en", "/privacy-receipt"],
      ["", "en", "/privacy-receipt"],
    ] as const) {
      await site.post(`/requests${query}`, { email: freshEmail(), key: null });
      const { mailTexts } = getWords(language);
      expect(site.sentMail.at(-1)?.subject).toBe(mailTexts["privacy-receipt"].subject);
      expect(site.sentMail.at(-1)?.html).toContain(`<html lang="${language}"`);
      expect(site.sentMail.at(-1)?.text).toContain(`${siteUrl}${page}#proof=`);
    }
  });

  test("P6 live: another address's data is neither shown nor erased, even in the same conversation", async () => {
    const [mine, other] = [freshEmail(), freshEmail()];
    await give(mine);
    await give(other);
    const { session, receipt } = await prove(site, mine);
    expect(JSON.stringify(receipt)).not.toContain(other);
    const kinds = ["chat", "contact", "newsletter"];
    const left: OpenedReceipt = await (
      await site.post("/erasures", { kinds, address: other, ids: [1, 2, 3] }, session)
    ).json();
    expect(left.receipt).toMatchObject({ chat: [], contact: [], newsletter: [] });
    expect((await prove(site, other)).receipt).toMatchObject({
      chat: [{ answers: [{ text: "We do." }] }],
      contact: [{}],
      newsletter: [{ state: "subscribed" }],
    });
  });

  test("P6 live: each kind is erased separately, with the answers to it", async () => {
    const email = freshEmail();
    await give(email);
    const { session } = await prove(site, email);
    const erase = async (kind: string): Promise<OpenedReceipt> =>
      (await site.post("/erasures", { kinds: [kind] }, session)).json();
    const afterChat = await erase("chat");
    expect([afterChat.receipt.chat.length, afterChat.receipt.contact.length]).toEqual([0, 1]);
    const { rows } = await sql`select from threads.answers where text = 'We do.' and message_id in
      (select id from threads.messages where chat_message_id in (select id from chat_messages where email = ${email}))`.execute(
      site.db,
    );
    expect(rows).toEqual([]);
    expect((await erase("contact")).receipt.contact).toEqual([]);
    expect((await erase("newsletter")).receipt.newsletter).toEqual([]);
    expect((await erase("newsletter")).receipt.newsletter).toEqual([]);
  });

  test("P2 live: erasing the newsletter keeps its proof with a hash, every time, and erases requests completely", async () => {
    const reader = testSubscribers(database());
    const email = freshEmail();
    for (const _ of [1, 2]) {
      await subscribe(reader, email);
      const { session } = await prove(testPrivacy(database()), email);
      await site.post("/erasures", { kinds: ["newsletter"] }, session);
      expect((await stored(reader, email)).row).toBeUndefined();
    }
    const rows = await site.db
      .selectFrom("subscribers.subscriptions")
      .selectAll()
      .where("address", "like", `%${hashToken(email)}`)
      .execute();
    expect(rows.map(({ state, token_hash }) => [state, token_hash])).toEqual([
      ["unsubscribed", null],
      ["unsubscribed", null],
    ]);
    const proof = await stored(reader, rows[0]?.address ?? "");
    expect(proof.events).toEqual(["requested form", "confirmed button", "unsubscribed page"]);

    const address = freshEmail();
    await reader.send("/newsletter", { email: address });
    const { session } = await prove(site, address);
    await site.post("/erasures", { kinds: ["newsletter"] }, session);
    expect((await stored(reader, address)).row).toBeUndefined();
  });

  test("P6 live: the account of an address is mentioned and kept", async () => {
    const email = freshEmail();
    await sql`insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at)
      values (gen_random_uuid(), 'authenticated', 'authenticated', ${email}, now(), now(), now())`.execute(site.db);
    const { session, receipt } = await prove(site, email);
    expect(receipt.account).toMatchObject({ confirmed: true });
    const kinds = ["chat", "contact", "newsletter"];
    const left: OpenedReceipt = await (await site.post("/erasures", { kinds }, session)).json();
    expect(left.receipt.account).toEqual(receipt.account);
  });

  test("P6 live: the email is the same for every address", async () => {
    const known = freshEmail();
    await give(known);
    const fresh = testPrivacy(database());
    for (const email of [known, freshEmail()]) await fresh.post("/requests", { email, key: null });
    const [one, other] = fresh.sentMail.map(({ to, text }) =>
      text.replaceAll(to, "…").replace(/proof=[\w-]{43}/, "proof=…"),
    );
    expect(one).toBe(other);
  });

  test("P6 live: a link opens once, even if its button is pressed twice at once", async () => {
    const email = freshEmail();
    await site.post("/requests", { email, key: null });
    const token = tokenTo(site, email);
    const answers = await Promise.all(Array.from({ length: 4 }, () => site.post("/openings", { token, key: null })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
  });

  test("P6 live: a link works for half an hour, and so does the page it opened", async () => {
    const late = testPrivacy(database());
    const email = freshEmail();
    await late.post("/requests", { email, key: null });
    const token = tokenTo(late, email);
    late.advance((proofMinutes - 1) * minute);
    const opened = await (await late.post("/openings", { token, key: null })).json();
    late.advance((proofMinutes - 1) * minute);
    const read = () => late.request("/receipt", { headers: { authorization: `Bearer ${opened.session}` } });
    expect((await read()).status).toBe(200);
    late.advance(2 * minute);
    expect((await read()).status).toBe(410);
    expect((await late.post("/erasures", { kinds: ["chat"] }, opened.session)).status).toBe(410);

    const second = testPrivacy(database());
    await second.post("/requests", { email, key: null });
    second.advance(proofMinutes * minute + 1_000);
    const refused = await second.post("/openings", { token: tokenTo(second, email), key: null });
    expect([refused.status, await refused.json()]).toEqual([410, { problem: "expired" }]);
  });

  test("P6 live: forged links open nothing", async () => {
    const email = freshEmail();
    await site.post("/requests", { email, key: null });
    const token = tokenTo(site, email);
    const forged = [createToken(), "", "x".repeat(10_000), hashToken(token), `${token}x`, token.slice(1), `${token}\0`];
    for (const wrong of forged) {
      expect((await site.post("/openings", { token: wrong, key: null })).status).toBe(410);
      const headers = [`Bearer ${wrong.replaceAll("\0", "")}`, `Basic ${token}`, token];
      for (const authorization of headers) {
        expect((await site.request("/receipt", { headers: { authorization } })).status).toBe(410);
      }
    }
    // The email's secret must not work as the session's.
    expect((await site.post("/erasures", { kinds: ["chat"] }, token)).status).toBe(410);
    expect((await site.request("/receipt")).status).toBe(410);
    expect((await site.post("/openings", { token, key: null })).status).toBe(200);
  });

  test("P6 live: an invalid request is refused with the reason", async () => {
    const sent = site.sentMail.length;
    // The newsletter's tests show which addresses are invalid.
    const wrong = await site.post("/requests", { email: "a@b.example\r\nBcc: c@d.example", key: null });
    expect([wrong.status, await wrong.json()]).toEqual([400, { problem: "email" }]);
    const { session } = await prove(site, freshEmail());
    const bodies: [path: string, body: unknown][] = [
      ["/requests", {}],
      ["/requests", { email: ["a@b.example"], key: null }],
      ["/requests", { email: "a@b.example", key: "short" }],
      ["/requests", { email: "a@b.example", key: "x".repeat(10_000) }],
      ["/requests", null],
      ["/openings", { token: 1, key: null }],
      ["/erasures", { kinds: [] }],
      ["/erasures", { kinds: ["account"] }],
      ["/erasures", { kinds: "chat" }],
      ["/erasures", { kinds: ["chat", "x".repeat(10_000)] }],
      ["/cookies/erasures", "all"],
    ];
    for (const [path, body] of bodies) {
      const refused = await site.post(path, body, session);
      expect([path, body, refused.status, await refused.json()]).toEqual([path, body, 400, { problem: "malformed" }]);
    }
    const send = (body: BodyInit, type: string) =>
      site.request("/requests", { method: "POST", body, headers: { "content-type": type } });
    expect((await send("email=a@b.example", "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await send('{"email":', "application/json")).status).toBe(400);
    expect((await send(`{"email":"${"x".repeat(200_000)}"}`, "application/json")).status).toBe(413);
    expect(site.sentMail).toHaveLength(sent + 1);
  });

  test("P6 live: no session is stored or logged in plain text, and expired ones are deleted", async () => {
    const expiring = testPrivacy(database());
    const email = freshEmail();
    const { session } = await prove(expiring, email);
    const rows = () => expiring.db.selectFrom("privacy.proofs").selectAll().where("address", "=", email).execute();
    expect(JSON.stringify([await rows(), expiring.logged])).not.toContain(session);
    expect(expiring.logged).toContainEqual(expect.objectContaining({ event: "receipt_opened" }));
    await expiring.service.deleteExpired();
    expect(await rows()).toHaveLength(1);
    expiring.advance(proofMinutes * minute + 1_000);
    await expiring.service.deleteExpired();
    expect(await rows()).toEqual([]);
  });

  test("P6 live: HttpOnly cookies are erased, and nothing may be cached", async () => {
    const answer = await site.post("/cookies/erasures", {});
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split("; ").slice(0, 3))).toEqual(
      ["newsletter-confirmation", "newsletter-unsubscribe"].map((name) => [
        `${name}=`,
        "Max-Age=0",
        "Path=/newsletter",
      ]),
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(siteUrl.startsWith("https:")).toBe(true);
  });
});
