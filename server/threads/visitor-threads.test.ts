import { expect, test } from "vitest";
import { receiptHeader, threadLife } from "#shared/threads.ts";
import { describeOnEachDatabase, failingDatabase } from "@site/backend/testing";
import { answerMessage, readThread } from "./answers.ts";
import { hashToken } from "@site/http";
import { aSecret, type ThreadsTester, testThreads } from "./testing.ts";
import type { ThreadTables } from "./thread-tables.ts";
import { receiptLife } from "./visitor-threads.ts";
import type { Tables } from "../database/tables.ts";

const day = 24 * 60 * 60_000;
const hostile = `</script><img src=x onerror=alert(1)>\u202e{{7*7}}`;

describeOnEachDatabase("D16 a visitor's thread", (database) => {
  const db = () => database().service.withTables<ThreadTables>();
  const start = (options?: Parameters<typeof testThreads>[1]) => testThreads(database(), options);
  const tie = ({ ask }: ThreadsTester, secret: string, receipt: unknown) =>
    ask("/messages", { method: "POST", secret, body: { receipt } });

  test("is found again by the secret of the browser, with what was written on and answered", async () => {
    const tester = start();
    const secret = aSecret();
    const messageId = await tester.write(hostile, secret);
    await answerMessage(database(), { messageId, text: "On Sundays too.", operatorName: "Inès" });
    await tester.write("And at night?", secret);
    const { entries, position, expiresAt } = await tester.read(secret);
    expect(entries.map(({ from, name, text }) => [from, name, text])).toEqual([
      ["visitor", null, hostile],
      ["team", "Inès", "On Sundays too."],
      ["visitor", null, "And at night?"],
    ]);
    expect(position).toBe(1);
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - threadLife)).toBeLessThan(60_000);
    expect(await readThread(database(), messageId)).toHaveLength(3);
  });

  test("no secret, receipt or address is stored beside it, and no id of a message is told", async () => {
    const tester = start();
    const [secret, receipt] = [aSecret(), aSecret()];
    await tester.leave("Kept as hashes", receipt);
    const receipts = await db().selectFrom("threads.receipts").selectAll().execute();
    expect((await tie(tester, secret, receipt)).status).toBe(201);
    const secrets = await db().selectFrom("threads.secrets").selectAll().execute();
    expect(receipts.map(({ hash }) => hash)).toContain(hashToken(receipt));
    expect(secrets.map(({ hash }) => hash)).toContain(hashToken(secret));
    for (const clear of [secret, receipt]) expect(JSON.stringify([secrets, receipts])).not.toContain(clear);
    const told = await (await tester.ask("/thread", { secret })).text();
    expect(Object.keys(JSON.parse(told))).toEqual(["entries", "position", "expiresAt"]);
    expect(told).not.toContain("ruth@");
    expect(JSON.parse(told).entries[0].id).toBe("message-1");
  });

  test("a message is tied by its sender's receipt alone, once, and within ten minutes", async () => {
    const tester = start();
    const [mine, theirs, secret] = [aSecret(), aSecret(), aSecret()];
    await tester.leave("Mine", mine);
    await tester.leave("Without a receipt");
    expect((await tie(tester, theirs, aSecret())).status).toBe(409);
    expect((await tie(tester, theirs, hashToken(mine))).status).toBe(400);
    expect((await tie(tester, secret, mine)).status).toBe(201);
    // Neither to another thread nor to the same one again.
    for (const again of [theirs, secret]) expect((await tie(tester, again, mine)).status).toBe(409);
    expect((await tester.ask("/thread", { secret: theirs })).status).toBe(404);

    const late = aSecret();
    await tester.leave("Late", late);
    tester.advance(receiptLife + 1_000);
    expect((await tie(tester, secret, late)).status).toBe(409);
    expect((await tester.read(secret)).entries.map(({ text }) => text)).toEqual(["Mine"]);
  });

  test("a receipt that was seen or made up for another's message does not take it over", async () => {
    const tester = start();
    const receipt = aSecret();
    const first = await tester.leave("The visitor's", receipt);
    await tester.leave("A stranger's, with the same receipt", receipt);
    const [secret] = [aSecret()];
    expect((await tie(tester, secret, receipt)).status).toBe(201);
    expect((await tester.read(secret)).entries.map(({ text }) => text)).toEqual(["The visitor's"]);
    expect(await readThread(database(), first)).toHaveLength(1);
  });

  test("a receipt is taken with one message of the chat, and changes nothing for those without", async () => {
    const tester = start();
    const before = await db().selectFrom("threads.receipts").select("hash").execute();
    const post = (table: string, body: unknown, receipt: string) =>
      tester.app.request(`https://site.example/rest/v1/${table}`, {
        method: "POST",
        headers: { "content-type": "application/json", [receiptHeader]: receipt },
        body: JSON.stringify(body),
      });
    const chat = { email: "ruth@marlow.example", message: "x" };
    expect((await post("chat_messages", chat, "too-short")).status).toBe(201);
    expect((await post("contact_messages", { ...chat, name: "Ruth", business: "Marlow" }, aSecret())).status).toBe(201);
    expect((await post("chat_messages", { ...chat, email: "none" }, aSecret())).status).toBe(400);
    // The setting of one request ends with that request.
    await tester.leave("Without");
    expect(await db().selectFrom("threads.receipts").select("hash").execute()).toEqual(before);
  });

  test("nobody reads it with a wrong secret, one in the address, or none", async () => {
    const tester = start();
    const secret = aSecret();
    await tester.write("Mine", secret);
    const wrong = ["", "x", aSecret(), secret.slice(1), `${secret}x`, hashToken(secret), "' or true --"];
    for (const path of ["/thread", "/events"]) {
      for (const given of wrong) expect((await tester.ask(path, { secret: given })).status).toBe(404);
      expect((await tester.ask(`${path}?secret=${secret}&authorization=Bearer ${secret}`)).status).toBe(404);
      expect((await tester.ask(path, { headers: { authorization: `Basic ${secret}` } })).status).toBe(404);
    }
    expect((await tester.ask("/thread", { method: "DELETE", secret: aSecret() })).status).toBe(404);
    expect((await tester.read(secret)).entries).toHaveLength(1);
  });

  test("wrong secrets are counted by network, and then right ones wait too; others don't", async () => {
    const tester = start({ rateLimitScale: 1 });
    const secret = aSecret();
    await tester.write("Mine", secret);
    const address = "198.51.100.9";
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect((await tester.ask("/thread", { secret: aSecret(), address })).status).toBe(404);
    }
    const refused = await tester.ask("/thread", { secret, address });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(200);
    expect(tester.logged).toContainEqual(expect.objectContaining({ event: "limit_reached", address }));
    expect((await tester.ask("/thread", { secret })).status).toBe(200);
  });

  test("no secret and no receipt comes into a log, also of requests that are refused", async () => {
    const tester = start({ rateLimitScale: 0.1 });
    const [secret, receipt, address] = [aSecret(), aSecret(), "198.51.100.10"];
    await tester.leave("Mine", receipt);
    await tie(tester, secret, receipt);
    await tie(tester, secret, receipt);
    await tester.ask("/messages", { method: "POST", secret, headers: { "content-type": "text/plain" } });
    for (let attempt = 0; attempt < 40; attempt += 1) await tester.ask(`/thread?secret=${secret}`, { secret, address });
    const logged = JSON.stringify(tester.logged);
    expect(logged).toContain("limit_reached");
    for (const hidden of [secret, receipt]) expect(logged).not.toContain(hidden);
  });

  test("right secrets too are answered three hundred times in five minutes", async () => {
    const tester = start({ rateLimitScale: 0.05 });
    const secret = aSecret();
    await tester.write("Mine", secret);
    for (let request = 1; request < 15; request += 1) {
      expect((await tester.ask("/thread", { secret })).status).toBe(200);
    }
    expect((await tester.ask("/thread", { secret })).status).toBe(429);
  });

  test("another site's page can't use it", async () => {
    const { ask } = start();
    const preflight = await ask("/thread", {
      method: "OPTIONS",
      headers: { origin: "https://elsewhere.example", "access-control-request-method": "GET" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
    const form = await ask("/messages", {
      method: "POST",
      secret: aSecret(),
      headers: { "content-type": "text/plain" },
    });
    expect(form.status).toBe(400);
  });

  test("thirty days after the last message the secret opens nothing, and is deleted", async () => {
    const tester = start();
    const secret = aSecret();
    await tester.write("First", secret);
    tester.advance(20 * day);
    // The database sets the receipt's time by its own clock, so the test overwrites it.
    const receipt = aSecret();
    await tester.leave("Second", receipt);
    await db().updateTable("threads.receipts").set({ created_at: tester.now() }).execute();
    expect((await tie(tester, secret, receipt)).status).toBe(201);
    tester.advance(30 * day - 60_000);
    expect((await tester.ask("/thread", { secret })).status).toBe(200);
    tester.advance(2 * 60_000);
    expect((await tester.ask("/thread", { secret })).status).toBe(404);
    await tester.service.sweep();
    const left = db().selectFrom("threads.secrets").select("hash").where("hash", "=", hashToken(secret));
    expect(await left.execute()).toEqual([]);
    expect(await db().selectFrom("threads.receipts").select("hash").execute()).toEqual([]);
  });

  test("forgotten, no secret opens it any more; the team keeps the messages", async () => {
    const tester = start();
    const secret = aSecret();
    const messageId = await tester.write("Forget me", secret);
    await answerMessage(database(), { messageId, text: "Yes", operatorName: "Jonas" });
    const { status } = await tester.ask("/thread", { method: "DELETE", secret });
    expect(status).toBe(204);
    expect((await tester.ask("/thread", { secret })).status).toBe(404);
    expect(await readThread(database(), messageId)).toHaveLength(2);
    // The same secret starts a new thread, without the earlier messages.
    await tester.write("Again", secret);
    expect((await tester.read(secret)).entries.map(({ text }) => text)).toEqual(["Again"]);
  });

  test("what the team answered before the message was tied is in the visitor's thread", async () => {
    const tester = start();
    const [secret, receipt] = [aSecret(), aSecret()];
    const answered = await tester.write("First", secret);
    await answerMessage(database(), { messageId: answered, text: "One", operatorName: "Jonas" });
    const second = await tester.leave("Second", receipt);
    for (const text of ["Two", "Three"]) {
      await answerMessage(database(), { messageId: second, text, operatorName: "Jonas" });
    }
    expect((await tie(tester, secret, receipt)).status).toBe(201);
    const { entries, position } = await tester.read(secret);
    expect(entries.map(({ text }) => text)).toEqual(["First", "One", "Second", "Two", "Three"]);
    expect(position).toBe(3);
    await answerMessage(database(), { messageId: second, text: "Four", operatorName: "Jonas" });
    expect((await tester.read(secret)).position).toBe(4);
    expect(await readThread(database(), answered)).toHaveLength(6);
  });

  test("two tabs that write at the same moment share one thread", async () => {
    const tester = start();
    const secret = aSecret();
    const receipts = [aSecret(), aSecret(), aSecret()];
    for (const receipt of receipts) await tester.leave(receipt, receipt);
    const tied = await Promise.all(receipts.map((receipt) => tie(tester, secret, receipt)));
    expect(tied.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await tester.read(secret)).entries.map(({ text }) => text).sort()).toEqual(receipts.sort());
  });

  test("a deleted message leaves the thread, and the last one takes the secrets along", async () => {
    const tester = start();
    const secret = aSecret();
    const first = await tester.write("First", secret);
    const second = await tester.write("Second", secret);
    await answerMessage(database(), { messageId: first, text: "One", operatorName: "Jonas" });
    await database().service.withTables<Tables>().deleteFrom("chat_messages").where("id", "=", first.id).execute();
    expect((await tester.read(secret)).entries.map(({ text }) => text)).toEqual(["Second"]);
    await database().service.withTables<Tables>().deleteFrom("chat_messages").where("id", "=", second.id).execute();
    expect((await tester.ask("/thread", { secret })).status).toBe(404);
    const left = db().selectFrom("threads.secrets").select("hash").where("hash", "=", hashToken(secret));
    expect(await left.execute()).toEqual([]);
  });

  test("while the database is away it is asked for again in two seconds; any other failure is the server's fault", async () => {
    const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    for (const [error, status, retryAfter] of [
      [away, 503, "2"],
      [new Error("broken"), 500, null],
    ] as const) {
      const tester = testThreads(failingDatabase(database(), error));
      const answers = [
        await tester.ask("/thread", { secret: aSecret() }),
        await tester.ask("/events", { secret: aSecret() }),
        await tie(tester, aSecret(), aSecret()),
      ];
      for (const { status: given, headers } of answers) {
        expect([given, headers.get("retry-after")]).toEqual([status, retryAfter]);
      }
    }
  });
});
