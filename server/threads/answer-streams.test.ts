import { getRequestListener } from "@hono/node-server";
import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import type { ThreadEntry } from "#shared/threads.ts";
import { createPostgresDatabase, describeOnEachDatabase } from "@site/backend/testing";
import { httpLimits } from "../http/http-limits.ts";
import { createHttpServer } from "../http/server.ts";
import { listen } from "@site/testing/ports.ts";
import { answerMessage } from "./answers.ts";
import { streamsOfAddress, streamsOfAll } from "./answer-streams.ts";
import type { Tables } from "../database/tables.ts";
import { aSecret, testThreads } from "./testing.ts";

const slow = 60_000;
const hostile = `event: gone\n\ndata: {"id":"1"}\r\r</script>\u2028`;

interface Event {
  id: number;
  entry: ThreadEntry;
}

function reading(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  async function until<Found>(find: (blocks: string[]) => Found | undefined): Promise<Found> {
    for (;;) {
      const blocks = rest.split("\n\n");
      const found = find(blocks.slice(0, -1));
      if (found !== undefined) {
        rest = "";
        return found;
      }
      const { done, value } = await reader.read();
      if (done) throw new Error(`The stream ended at ${JSON.stringify(rest)}`);
      rest += value;
    }
  }
  return {
    answers: (count: number) =>
      until((blocks) => {
        const events = blocks.filter((block) => !block.startsWith(":")).map(parsed);
        return events.length >= count ? events : undefined;
      }),
    signs: (count: number) =>
      until((blocks) => (blocks.filter((block) => block === ": alive").length >= count ? true : undefined)),
    async ended(): Promise<void> {
      while (!(await reader.read()).done) continue;
    },
    cancel: () => reader.cancel(),
  };
}

function parsed(block: string): Event {
  const match = /^id: (\d+)\nevent: answer\ndata: (.*)$/.exec(block);
  if (!match) throw new Error(`No event: ${JSON.stringify(block)}`);
  return { id: Number(match[1]), entry: JSON.parse(match[2] ?? "") };
}

describeOnEachDatabase("D16 answers in an open panel", (database) => {
  function start(beat?: number) {
    const tester = testThreads(database(), { ...(beat !== undefined && { beat }) });
    const open = (secret: string, headers?: Record<string, string>, address?: string) =>
      tester.ask("/events", { secret, ...(headers && { headers }), ...(address !== undefined && { address }) });
    return { ...tester, open };
  }

  test("an answer arrives as it is stored, as one event, and in no other thread", async () => {
    const { write, open, answer } = start();
    const [mine, theirs] = [aSecret(), aSecret()];
    const messageId = await write("Mine", mine);
    const other = await write("Theirs", theirs);
    const response = await open(mine);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
    // nginx would buffer the stream, and caches could store it.
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const stream = reading(response);
    const beside = reading(await open(theirs, {}, "198.51.100.1"));
    await answer(messageId, hostile);
    expect(await stream.answers(1)).toMatchObject([
      { id: 1, entry: { from: "team", name: "Inès", text: hostile.trim() } },
    ]);
    await answer(messageId, "And more.");
    await answer(other, "For the other.");
    expect((await stream.answers(1)).map(({ id, entry }) => [id, entry.text])).toEqual([[2, "And more."]]);
    expect((await beside.answers(1)).map(({ entry }) => entry.text)).toEqual(["For the other."]);
  });

  test("a panel that reconnects gets what it missed, and nothing twice", async () => {
    const { write, open, answer } = start();
    const secret = aSecret();
    const messageId = await write("Mine", secret);
    for (const text of ["one", "two", "three"]) await answer(messageId, text);
    const texts = async (headers?: Record<string, string>, count = 1) =>
      (await reading(await open(secret, headers)).answers(count)).map(({ entry }) => entry.text);
    expect(await texts({}, 3)).toEqual(["one", "two", "three"]);
    expect(await texts({ "last-event-id": "2" })).toEqual(["three"]);
    for (const id of ["-1", "x", "1e3", "9999999999"]) {
      expect((await open(secret, { "last-event-id": id })).status).toBe(400);
    }
  });

  test("an address may have four streams, whatever others use, and one that ends makes room", async () => {
    const { write, open, ask } = start();
    const secret = aSecret();
    await write("Mine", secret);
    const streams = [];
    for (let stream = 0; stream < streamsOfAddress; stream += 1) streams.push(await open(secret));
    const refused = await open(secret);
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: "too_many_streams" }]);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect((await open(secret, {}, "198.51.100.1")).status).toBe(200);
    // All addresses of an IPv6 subscriber count as one.
    for (let stream = 0; stream < streamsOfAddress; stream += 1) {
      expect((await open(secret, {}, `2001:db8::${stream}`)).status).toBe(200);
    }
    expect((await open(secret, {}, "2001:db8::ffff")).status).toBe(429);
    expect((await ask("/events", { secret: aSecret() })).status).toBe(404);
    await streams[0]?.body?.cancel();
    expect((await open(secret)).status).toBe(200);
  });

  test("wider networks may have two and four times as many, and the last fifth is for networks without a stream", async () => {
    const { write, open } = start();
    const secret = aSecret();
    await write("Mine", secret);
    const opened = async (addresses: readonly string[]) => {
      const statuses = [];
      for (const address of addresses) statuses.push((await open(secret, {}, address)).status);
      return statuses.filter((status) => status === 200).length;
    };
    const within = (prefix: string, step: number) =>
      Array.from({ length: 20 }, (_, index) => `${prefix}:${(index * step).toString(16)}::1`);
    expect(await opened(within("2001:db8:1", 1))).toBe(2 * streamsOfAddress);
    expect(await opened(within("2001:db8:2", 256))).toBe(4 * streamsOfAddress);
    const present = 6 * streamsOfAddress;
    const hosts = Array.from(
      { length: 0.8 * streamsOfAll - present },
      (_, host) => `198.18.${host >> 8}.${host & 255}`,
    );
    expect(await opened(hosts)).toBe(hosts.length);
    expect(await opened(hosts.slice(0, 20))).toBe(0);
    expect(await opened(["203.0.113.80", "2001:db8:3::1"])).toBe(2);
    expect(await opened(["203.0.113.80", "2001:db8:3:500::1"])).toBe(0);
  });

  test("a stream outlives the response timeout and sends heartbeats", async () => {
    const { write, open, answer } = start(1);
    const secret = aSecret();
    const messageId = await write("Mine", secret);
    const stream = reading(await open(secret));
    await stream.signs(50);
    await answer(messageId, "Late");
    expect((await stream.answers(1))[0]?.entry.text).toBe("Late");
    // The server cuts connections that are silent for this long.
    expect(httpLimits.silence).toBeGreaterThanOrEqual(2 * 15_000);
  });

  test("HEAD opens no stream", async () => {
    const { write, ask } = start();
    const secret = aSecret();
    await write("Mine", secret);
    for (let attempt = 0; attempt <= streamsOfAddress; attempt += 1) {
      expect((await ask("/events", { method: "HEAD", secret })).status).toBe(400);
    }
    expect((await ask("/events", { secret })).status).toBe(200);
  });

  test("a stream ends when the thread is forgotten or the secret expires", async () => {
    const { write, open, ask, answer, advance } = start();
    const secret = aSecret();
    await write("Mine", secret);
    const stream = reading(await open(secret));
    expect((await ask("/thread", { method: "DELETE", secret })).status).toBe(204);
    await stream.ended();
    const later = aSecret();
    const messageId = await write("Mine", later);
    const expiring = reading(await open(later));
    advance(31 * 24 * 60 * 60_000);
    await answer(messageId, "Too late");
    await expiring.ended();
  });

  test("a database failure ends a stream, and the log says why", async () => {
    const { write } = start();
    const secret = aSecret();
    await write("Mine", secret);
    const { db: service } = database();
    let isAway = false;
    // The service calls `withTables` only at startup, but a stream calls `selectFrom` for each notification.
    const listeners: ((table: string) => void)[] = [];
    const tester = testThreads({
      ...database(),
      db: Object.create(service, {
        withTables: {
          value: () =>
            Object.create(service.withTables(), {
              selectFrom: {
                value(...tables: Parameters<typeof service.selectFrom>) {
                  if (isAway) throw new Error("away");
                  return service.selectFrom(...tables);
                },
              },
            }),
        },
      }),
      onChange: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    });
    const stream = reading(await tester.ask("/events", { secret }));
    await stream.signs(1);
    isAway = true;
    for (const listener of listeners) listener("threads.answers");
    await stream.ended();
    expect(tester.logged).toContainEqual({ err: expect.objectContaining({ message: "away" }) });
  });

  test("a stream notices changes from before it knows its thread", async () => {
    const { write, ask } = start();
    const secret = aSecret();
    await write("Mine", secret);
    const { db: service } = database();
    const { thread_id: thread } = await service
      .withTables<Tables>()
      .selectFrom("threads.secrets")
      .select("thread_id")
      .orderBy("thread_id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    const listeners: ((table: string, key?: string) => void)[] = [];
    let isOpen = false;
    const forgottenMeanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isOpen) {
          isOpen = false;
          await ask("/thread", { method: "DELETE", secret });
          for (const listener of listeners) listener("threads.answers", String(thread));
        }
        return result;
      },
    };
    const tester = testThreads({
      ...database(),
      db: service.withPlugin(forgottenMeanwhile),
      onChange: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    });
    const response = await tester.ask("/events", { secret });
    isOpen = true;
    await reading(response).ended();
    expect(isOpen).toBe(false);
  });

  test("a stopping process ends its streams first, so as not to wait for them", async () => {
    const { app, write, service } = start();
    const secret = aSecret();
    await write("Mine", secret);
    const http = createHttpServer(getRequestListener(app.fetch), { accessLog: () => undefined, trustsProxy: false });
    const port = await listen(http.server);
    const ask = () =>
      fetch(`http://127.0.0.1:${port}/threads/v1/events`, { headers: { authorization: `Bearer ${secret}` } });
    const stream = reading(await ask());
    await stream.signs(1);
    service.endStreams();
    await stream.ended();
    // Behind a proxy, requests still arrive for a moment, but none may open a stream.
    const refused = await ask();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
    await refused.text();
    expect(await http.drain()).toBe(0);
  });
});

test("D16 an answer stored by another process arrives", { timeout: slow }, async () => {
  const { open } = await createPostgresDatabase();
  const [one, other] = [await open(), await open()];
  const tester = testThreads(one);
  const secret = aSecret();
  const messageId = await tester.write("Mine", secret);
  const stream = reading(await tester.ask("/events", { secret }));
  await answerMessage(other, { messageId, text: "From afar", operatorName: "Inès" });
  expect((await stream.answers(1))[0]?.entry.text).toBe("From afar");
});
