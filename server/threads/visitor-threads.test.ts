import { expect, test } from "vitest";
import { conversationDays } from "#content/lifetimes.ts";
import { describeOnEachDatabase, failingDatabase } from "@site/backend/testing";
import { createTellOwner } from "../deliveries/store-deliveries.ts";
import { readThread } from "./answers.ts";
import { hashToken } from "@site/http";
import { aSecret, type ThreadsTester, testThreads } from "./testing.ts";
import type { Tables } from "../database/tables.ts";

const day = 24 * 60 * 60_000;
const hostile = `</script><img src=x onerror=alert(1)>\u202e{{7*7}}`;

describeOnEachDatabase("D16 a visitor's thread", (database) => {
  const db = () => database().db.withTables<Tables>();
  const start = (options?: Parameters<typeof testThreads>[1]) => testThreads(database(), options);
  const leave = ({ ask }: ThreadsTester, message: string, secret: string, key: string) =>
    ask("/messages", { method: "POST", secret, body: { email: "ruth@marlow.example", message, key } });
  const stored = async (message: string) => {
    const rows = await db().selectFrom("chat_messages").select("id").where("message", "=", message).execute();
    return rows.map(({ id }) => id);
  };

  test("is found by the browser's secret, with all later messages and answers", async () => {
    const tester = start();
    const secret = aSecret();
    const messageId = await tester.write(hostile, secret);
    await tester.answer(messageId);
    await tester.write("And at night?", secret);
    const { entries, position, expiresAt } = await tester.read(secret);
    expect(entries.map(({ from, name, text }) => [from, name, text])).toEqual([
      ["visitor", null, hostile],
      ["team", "Inès", "On Sundays too."],
      ["visitor", null, "And at night?"],
    ]);
    expect(position).toBe(1);
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - conversationDays * day)).toBeLessThan(60_000);
    expect(await readThread(database(), messageId)).toHaveLength(3);
  });

  test("is stored without a secret, key or address, and exposes no message id", async () => {
    const tester = start();
    const [secret, key] = [aSecret(), aSecret()];
    await tester.write("Kept as hashes", secret, key);
    const secrets = await db().selectFrom("threads.secrets").selectAll().execute();
    const messages = await db().selectFrom("threads.messages").selectAll().execute();
    expect(secrets.map(({ hash }) => hash)).toContain(hashToken(secret));
    expect(messages.map(({ key_hash: hash }) => hash)).toContain(hashToken(key));
    for (const clear of [secret, key]) expect(JSON.stringify([secrets, messages])).not.toContain(clear);
    const text = await (await tester.ask("/thread", { secret })).text();
    expect(Object.keys(JSON.parse(text))).toEqual(["entries", "position", "expiresAt", "mailbox"]);
    expect(text).not.toContain("ruth@");
    expect(JSON.parse(text).entries[0].id).toBe("message-1");
  });

  test("D2 a message sent again under its key after a lost response is stored and reported once, and counts once", async () => {
    const ids: (string | number)[] = [];
    const tester = start({
      tellOwner: async (_transaction, _event, id) => void ids.push(id),
      rateLimitScale: 0.1,
    });
    const [secret, key] = [aSecret(), aSecret()];
    const first = await tester.write("Once", secret, key);
    for (let again = 0; again < 5; again += 1) await tester.write("Once", secret, key);
    await Promise.all([1, 2].map(() => tester.write("Once", secret, key)));
    expect((await tester.read(secret)).entries.map(({ text }) => text)).toEqual(["Once"]);
    expect(await stored("Once")).toEqual([first.id]);
    expect((await leave(tester, "Once", aSecret(), key)).status).toBe(404);
    await tester.write("Twice", secret);
    expect(new Set(ids.slice(-1))).toEqual(new Set(await stored("Twice")));
  });

  test("D2 stores message, notification and thread together or not at all", async () => {
    let isBroken = true;
    const tellOwner = createTellOwner({ teamEmail: "team@shop.example", webhook: null });
    const tester = start({
      async tellOwner(transaction, event, id) {
        await tellOwner(transaction, event, id);
        if (isBroken) throw new Error("broken");
      },
    });
    const [secret, key] = [aSecret(), aSecret()];
    const deliveries = () => db().selectFrom("notifications.deliveries").select(["channel", "subject"]).execute();
    const before = await deliveries();
    expect((await leave(tester, "All or nothing", secret, key)).status).toBe(500);
    expect([await stored("All or nothing"), await deliveries()]).toEqual([[], before]);
    expect((await tester.ask("/thread", { secret })).status).toBe(404);
    isBroken = false;
    const { id } = await tester.write("All or nothing", secret, key);
    expect(await deliveries()).toEqual([...before, { channel: "email", subject: String(id) }]);
    expect((await tester.read(secret)).entries).toHaveLength(1);
  });

  test("D2 stores nothing without a valid message, key and secret, nor a receipt of an earlier version", async () => {
    const tester = start();
    const good = { email: "ruth@marlow.example", message: "Not stored", page: "/", key: aSecret() };
    for (const body of [
      { ...good, email: "nobody" },
      { ...good, message: " " },
      { ...good, page: "https://elsewhere.example" },
      { ...good, key: "short" },
      { receipt: aSecret() },
      [good],
    ]) {
      expect((await tester.ask("/messages", { method: "POST", secret: aSecret(), body })).status).toBe(400);
    }
    expect((await tester.ask("/messages", { method: "POST", body: good })).status).toBe(400);
    expect(await stored("Not stored")).toEqual([]);
  });

  test("D2 D3 messages to the chat share the data API's limit, and refused ones can be sent later", async () => {
    const tester = start({ rateLimitScale: 0.1 });
    const secret = aSecret();
    for (const text of ["One", "Two", "Three"]) await tester.write(text, secret);
    const refused = await leave(tester, "Four", secret, aSecret());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(200);
    expect(tester.logged).toContainEqual(expect.objectContaining({ event: "limit_reached" }));
    expect((await tester.read(secret)).entries).toHaveLength(3);
  });

  test("can't be read with a wrong secret, one in the address, or none", async () => {
    const tester = start();
    const secret = aSecret();
    await tester.write("Mine", secret);
    const wrong = ["", "x", aSecret(), secret.slice(1), `${secret}x`, hashToken(secret), "' or true --"];
    for (const path of ["/thread", "/events"]) {
      for (const given of [...wrong, `${secret} ${aSecret()}`])
        expect((await tester.ask(path, { secret: given })).status).toBe(404);
      expect((await tester.ask(`${path}?secret=${secret}&authorization=Bearer ${secret}`)).status).toBe(404);
      expect((await tester.ask(path, { headers: { authorization: `Basic ${secret}` } })).status).toBe(404);
    }
    expect((await tester.ask("/thread", { method: "DELETE", secret: aSecret() })).status).toBe(404);
    expect((await tester.read(secret)).entries).toHaveLength(1);
  });

  test("wrong secrets are counted by network, and then right ones have to wait; other networks don't", async () => {
    const tester = start({ rateLimitScale: 1 });
    const secret = aSecret();
    await tester.write("Mine", secret);
    const address = "198.51.100.9";
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect((await tester.ask("/thread", { secret: aSecret(), address })).status).toBe(404);
    }
    expect((await tester.ask("/thread", { secret: aSecret(), address })).status).toBe(429);
    const refused = await tester.ask("/thread", { secret, address });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(200);
    expect(tester.logged).toContainEqual(expect.objectContaining({ event: "limit_reached", address }));
    expect((await tester.ask("/thread", { secret })).status).toBe(200);
  });

  test("secrets and keys are never logged, even for refused requests", async () => {
    const tester = start({ rateLimitScale: 0.1 });
    const [secret, key, address] = [aSecret(), aSecret(), "198.51.100.10"];
    await tester.write("Mine", secret, key);
    await leave(tester, "Mine", aSecret(), key);
    await tester.ask("/messages", { method: "POST", secret, headers: { "content-type": "text/plain" } });
    for (let attempt = 0; attempt < 40; attempt += 1) await tester.ask(`/thread?secret=${secret}`, { secret, address });
    const logged = JSON.stringify(tester.logged);
    expect(logged).toContain("limit_reached");
    for (const hidden of [secret, key]) expect(logged).not.toContain(hidden);
  });

  test("can't be used by another site's page", async () => {
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

  test("expires with its secret thirty days after the last message, and is deleted", async () => {
    const tester = start();
    const secret = aSecret();
    await tester.write("First", secret);
    tester.advance(20 * day);
    await tester.write("Second", secret);
    tester.advance(30 * day - 60_000);
    expect((await tester.ask("/thread", { secret })).status).toBe(200);
    tester.advance(2 * 60_000);
    expect((await tester.ask("/thread", { secret })).status).toBe(404);
    await tester.service.deleteExpired();
    const left = db().selectFrom("threads.secrets").select("hash").where("hash", "=", hashToken(secret));
    expect(await left.execute()).toEqual([]);
  });

  test("can't be opened once forgotten, and the team keeps the messages", async () => {
    const tester = start();
    const secret = aSecret();
    const messageId = await tester.write("Forget me", secret);
    await tester.answer(messageId, "Yes");
    const { status } = await tester.ask("/thread", { method: "DELETE", secret });
    expect(status).toBe(204);
    expect((await tester.ask("/thread", { secret })).status).toBe(404);
    expect(await readThread(database(), messageId)).toHaveLength(2);
    await tester.write("Again", secret);
    expect((await tester.read(secret)).entries.map(({ text }) => text)).toEqual(["Again"]);
  });

  test("two tabs that write at the same time share one thread", async () => {
    const tester = start();
    const secret = aSecret();
    const texts = ["From one tab", "From another", "From a third"];
    await Promise.all(texts.map((text) => tester.write(text, secret)));
    expect((await tester.read(secret)).entries.map(({ text }) => text).sort()).toEqual(texts.toSorted());
  });

  test("loses deleted messages, and with the last one its secrets", async () => {
    const tester = start();
    const secret = aSecret();
    const first = await tester.write("First", secret);
    const second = await tester.write("Second", secret);
    await tester.answer(first, "One");
    await db().deleteFrom("chat_messages").where("id", "=", first.id).execute();
    expect((await tester.read(secret)).entries.map(({ text }) => text)).toEqual(["Second"]);
    await db().deleteFrom("chat_messages").where("id", "=", second.id).execute();
    expect((await tester.ask("/thread", { secret })).status).toBe(404);
    const left = db().selectFrom("threads.secrets").select("hash").where("hash", "=", hashToken(secret));
    expect(await left.execute()).toEqual([]);
  });

  test("a database outage asks for a retry in two seconds; any other failure is a server error", async () => {
    const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    for (const [error, status, retryAfter] of [
      [away, 503, "2"],
      [new Error("broken"), 500, null],
    ] as const) {
      const tester = testThreads(failingDatabase(database(), error));
      const answers = [
        await tester.ask("/thread", { secret: aSecret() }),
        await tester.ask("/events", { secret: aSecret() }),
        await leave(tester, "x", aSecret(), aSecret()),
      ];
      for (const { status: given, headers } of answers) {
        expect([given, headers.get("retry-after")]).toEqual([status, retryAfter]);
      }
    }
  });
});
