import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql, type Transaction } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createPostgresDatabase,
  freshEmail,
  goodPassword,
  startTestService,
  temporaryFolder,
  testLimits,
  testRest,
} from "@site/backend/testing";
import { openDatabase } from "../database/schema.ts";
import { createMailTransport } from "../mail/mail-transport.ts";
import { readSettings } from "../settings/settings.ts";
import type { ChannelParts } from "./channel.ts";
import { startDeliveries } from "./deliveries.ts";
import { claimDue, postpone, listDeliveries, retryDeliveries } from "./delivery-store.ts";
import { createEmailChannel } from "./email-channel.ts";
import { startReceiver } from "./testing.ts";
import { createWebhookChannel } from "./webhook-channel.ts";
import { createWebhookSender } from "./webhook-sender.ts";
import { createTellOwner, type TellOwner } from "./store-deliveries.ts";
import { exposedTables } from "../messages/exposed-tables.ts";
import { stored as storedSubscription, subscribe, testSubscribers, unsubscribePath } from "../subscribers/testing.ts";
import type { AuthTables } from "@site/backend";
import type { Delivery, Tables } from "../database/tables.ts";
import { site } from "#content/brand/site.ts";

const slow = 60_000;
const minute = 60_000;
const silent = pino({ level: "silent" });
const visitor = { email: "ruth@marlow.example", page: "/pricing" };
const tellOwner = createTellOwner({
  teamEmail: "team@shop.example",
  webhook: { url: new URL("https://hooks.shop.example"), secret: "", allowPrivate: false },
});
const patient = { timeout: 10_000, interval: 10 };

describe.each(["pglite", "postgres"] as const)("deliveries to the owner (%s)", async (kind) => {
  const folder = temporaryFolder();
  const { url } = kind === "postgres" ? await createPostgresDatabase() : { url: "" };
  const database = await openDatabase({ dataDirectory: folder, databaseUrl: url });
  const db = database.db.withTables<Tables>();
  let time = new Date();
  const now = () => time;
  const pass = (milliseconds: number) => {
    time = new Date(time.getTime() + milliseconds);
  };

  afterAll(() => database.close());
  beforeEach(() => {
    // The time has to be ahead of the database's clock.
    time = new Date(Date.now() + minute);
  });
  afterEach(async () => {
    await db.deleteFrom("notifications.deliveries").execute();
  });

  const write = async (message: string, count = 1, tell = tellOwner) => {
    const tables = exposedTables({ limits: testLimits(database), tellOwner: tell });
    const { post } = testRest(database, { tables });
    for (let index = 0; index < count; index += 1) {
      const { status } = await post("/chat_messages", { ...visitor, message: `${message} ${index}` });
      if (status !== 201) throw new Error(`not stored: ${status}`);
    }
  };
  const stored = (): Promise<Delivery[]> =>
    db.selectFrom("notifications.deliveries").selectAll().orderBy("created_at").execute();

  function webhookTo(
    settings: Parameters<typeof createWebhookSender>[0],
    onFailed = vi.fn<ChannelParts["onFailed"]>(),
  ) {
    return createWebhookChannel({ db, now, onFailed }, createWebhookSender(settings, { now: () => new Date() }));
  }

  function emails(send: (mail: { subject: string; messageId?: string }) => void) {
    return createEmailChannel({
      db,
      now,
      onFailed: vi.fn<ChannelParts["onFailed"]>(),
      teamEmail: "team@shop.example",
      siteUrl: "https://shop.example",
      send: async (mail) => send(mail),
    });
  }

  test("a message and its deliveries are stored together or not at all", async () => {
    const failing: TellOwner = async (...event) => {
      await tellOwner(...event);
      throw new Error("broken");
    };
    await expect(write("no", 1, failing)).rejects.toThrow("500");
    expect(await stored()).toEqual([]);
    expect(await db.selectFrom("chat_messages").select("id").execute()).toEqual([]);
    await write("yes", 2);
    const ids = await db.selectFrom("chat_messages").select("id").orderBy("id").execute();
    const found = (await stored()).map(({ channel, event, subject }) => `${channel} ${event} ${subject}`);
    const expected = ids.flatMap(({ id }) => [`email chat_message ${id}`, `webhook chat_message ${id}`]);
    expect(found.sort()).toEqual(expected.sort());
  });

  test("an account is reported once, when it can sign in", async () => {
    const ownData = {
      onSignUp: (transaction: Transaction<AuthTables>, id: string) => tellOwner(transaction, "sign_up", id),
    };
    const service = startTestService(database, { ownData });
    const receiver = await startReceiver();
    const email = freshEmail();
    const client = service.client();
    await client.signUp({ email, password: goodPassword });
    expect(await stored()).toEqual([]);
    await client.signInWithPassword({ email, password: goodPassword });
    await client.signInWithPassword({ email, password: goodPassword });
    const { id } = await db.selectFrom("auth.users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    await service.follow(service.mailTo(email).link);
    expect((await stored()).map(({ channel, event, subject }) => [channel, event, subject])).toEqual([
      ["webhook", "sign_up", id],
    ]);
    await webhookTo(receiver.settings).run();
    expect(receiver.received).toMatchObject([
      { event: { type: "user.created", data: { id, email, email_confirmed: true } } },
    ]);
  });

  test("a subscriber is reported once confirmed, by webhook only, and again only after unsubscribing", async () => {
    const receiver = await startReceiver();
    const test = testSubscribers(database, 1_000_000, undefined, (transaction, id) =>
      tellOwner(transaction, "subscriber", id),
    );
    const address = await subscribe(test);
    const { row } = await storedSubscription(test, address);
    const id = row?.id ?? "";
    await test.send("/newsletter", { email: address });
    await test.request(unsubscribePath(test, address), { method: "POST" });
    test.advance(minute);
    await subscribe(test, address);
    expect((await stored()).map(({ channel, event, subject }) => [channel, event, subject])).toEqual([
      ["webhook", "subscriber", id],
      ["webhook", "subscriber", id],
    ]);
    await webhookTo(receiver.settings).run();
    const event = { type: "subscriber.created", data: { id, channel: "email", address } };
    expect(receiver.received).toMatchObject([{ event }, { event }]);
  });

  test("a receiver that was down for an hour gets everything when it returns, each under the id of its first attempt", async () => {
    let isDead = true;
    const attempts = new Set<string>();
    const receiver = await startReceiver((request, response) => {
      if (!isDead) return false;
      attempts.add(String(request.headers["webhook-id"]));
      response.writeHead(503).end();
      return true;
    });
    await write("while dead", 3);
    const channel = webhookTo(receiver.settings);
    for (let passed = 0; passed < 60; passed += 1) {
      expect(await channel.run()).toBe(false);
      pass(minute);
    }
    expect(attempts.size).toBe(3);
    expect(await listDeliveries(db)).toMatchObject({ failed: 0 });
    isDead = false;
    pass(15 * minute);
    while (await channel.run()) continue;
    expect(new Set(receiver.received.map(({ id }) => id))).toEqual(attempts);
    expect(receiver.received).toHaveLength(3);
    expect((await stored()).filter(({ channel: name }) => name === "webhook").map(({ state }) => state)).toEqual([
      "delivered",
      "delivered",
      "delivered",
    ]);
  });

  test("after a day a delivery fails, is listed with the reason, and is retried by command", async () => {
    const receiver = await startReceiver();
    await receiver.close();
    await write("to nobody");
    const onFailed = vi.fn<ChannelParts["onFailed"]>();
    const channel = webhookTo(receiver.settings, onFailed);
    for (let passed = 0; passed < 25 * 4; passed += 1) {
      await channel.run();
      pass(15 * minute);
    }
    expect(onFailed).toHaveBeenCalledOnce();
    const { failed, deliveries } = await listDeliveries(db);
    expect([failed, deliveries[0]]).toMatchObject([
      1,
      { state: "failed", reason: "the receiver can't be reached (ECONNREFUSED)" },
    ]);
    expect(await channel.run()).toBe(false);
    const again = await startReceiver(undefined, receiver.port);
    expect(await retryDeliveries(db, null, now())).toBe(1);
    await webhookTo(receiver.settings).run();
    expect(again.received).toMatchObject([{ id: deliveries[0]?.id }]);
    expect(await retryDeliveries(db, deliveries[0]?.id ?? "", now())).toBe(0);
  });

  test("a killed process's claim is taken over when it expires, not before", async () => {
    await write("claimed");
    const claim = { now: now(), lease: 30_000, limit: 10 };
    expect(await claimDue(db, "webhook", claim)).toHaveLength(1);
    expect(await claimDue(db, "webhook", claim)).toEqual([]);
    expect(await claimDue(db, "webhook", { ...claim, now: new Date(now().getTime() + 30_000) })).toHaveLength(1);
  });

  test("D2 a delivery postponed or claimed by a clock that was ahead is sent", async () => {
    await write("ahead", 2);
    const claim = { now: now(), lease: 30_000, limit: 10 };
    const [first, second] = await claimDue(db, "webhook", claim);
    if (!first || !second) throw new Error("Both are due.");
    const ahead = new Date(now().getTime() + 800 * 24 * 60 * minute);
    await postpone(db, [first], ahead);
    await db
      .updateTable("notifications.deliveries")
      .set({ claimed_until: ahead })
      .where("id", "=", second.id)
      .execute();
    expect(await claimDue(db, "webhook", claim)).toHaveLength(2);
  });

  test("a message deleted before its delivery is not delivered", async () => {
    await write("deleted");
    await db.deleteFrom("chat_messages").execute();
    const receiver = await startReceiver();
    await webhookTo(receiver.settings).run();
    await emails(() => expect.unreachable()).run();
    expect([receiver.received, await stored()]).toEqual([[], []]);
  });

  test("each message sends an email, but a flood becomes one digest ten minutes after the last email", async () => {
    const sent: string[] = [];
    const channel = emails(({ subject }) => sent.push(subject));
    await write("one by one", 3);
    await channel.run();
    expect(sent).toEqual(Array(3).fill(`A question in the chat of ${site.name}`));
    await write("a flood", 40);
    await channel.run();
    pass(9 * minute);
    await channel.run();
    expect(sent).toHaveLength(3);
    pass(minute);
    await channel.run();
    expect(sent.slice(3)).toEqual([`40 messages to ${site.name}`]);
    await write("after it");
    await channel.run();
    expect(sent).toHaveLength(5);
    expect((await stored()).filter(({ state, channel: name }) => name === "email" && state !== "delivered")).toEqual(
      [],
    );
  });

  test("during an hour without a mail server, retries back off, then each email is sent once, under the same id", async () => {
    let isAway = true;
    const [tried, sent]: [unknown[], unknown[]] = [[], []];
    const channel = emails(({ messageId }) => {
      (isAway ? tried : sent).push(messageId);
      if (isAway) throw Object.assign(new Error("away"), { code: "ECONNREFUSED" });
    });
    await write("while away", 3);
    for (let passed = 0; passed < 60; passed += 1) {
      await channel.run();
      pass(minute);
    }
    // Without backoff, each would be tried sixty times.
    expect(tried.length).toBeLessThan(3 * 15);
    isAway = false;
    // The maximum backoff.
    pass(15 * minute);
    while (await channel.run()) continue;
    expect([...sent].toSorted()).toEqual([...new Set(tried)].toSorted());
  });

  test("messages reach the team and the receiver automatically, and two processes deliver none twice", {
    timeout: slow,
  }, async () => {
    const receiver = await startReceiver();
    const settings = {
      ...readSettings({ TEAM_EMAIL: "team@shop.example", DATA_DIR: folder }),
      deliveries: { teamEmail: "team@shop.example", webhook: receiver.settings },
    };
    const mail = createMailTransport(settings);
    const other = kind === "postgres" ? await openDatabase({ dataDirectory: folder, databaseUrl: url }) : null;
    const started = [
      await startDeliveries({ database, settings, mail, log: silent }),
      ...(other ? [await startDeliveries({ database: other, settings, mail, log: silent })] : []),
    ];
    await Promise.all(Array.from({ length: 5 }, (_, index) => write(`many ${index}`, 5)));
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(25), patient);
    const outbox = path.join(folder, "outbox");
    await vi.waitFor(
      () => expect(readdirSync(outbox).filter((name) => name.endsWith(".eml")).length).toBeGreaterThan(0),
      patient,
    );
    await Promise.all(started.map((deliveries) => deliveries.close()));
    await other?.close();
    expect(receiver.received).toHaveLength(25);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(25);
    const [name = ""] = readdirSync(outbox).filter((file) => file.endsWith(".eml"));
    const email = readFileSync(path.join(outbox, name), "utf8");
    expect(email).toMatch(/^To: team@shop\.example$/m);
    expect(email).toMatch(/^Content-Type: text\/plain/m);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from notifications.deliveries where state = 'delivered' and channel = 'webhook'`.execute(
      db,
    );
    expect(rows[0]?.count).toBe(25);
  });
});
