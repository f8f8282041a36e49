import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { randomToken, tokenPattern } from "#shared/random-token.ts";
import type { ThreadEntry } from "#shared/threads.ts";
import { leaveChatMessage } from "./messages.ts";
import { readShownThread, readStoredThread, removeStoredThread, storeThread } from "./stored-thread.ts";
import { documentWith } from "./testing.ts";
import { listenForAnswers } from "./thread-events.ts";
import { readThread, ThreadError } from "./threads.ts";

const hosted = { url: "https://project.example", publishableKey: "public-key" };
const message = { email: "ruth@marlow.example", message: "Do you open on Sundays?", page: "/" };
const expiresAt = new Date(Date.now() + 1_000_000).toISOString();
const service = vi.fn<(path: string, request: Request) => Response | Promise<Response>>();

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

beforeEach(() => {
  vi.stubGlobal("document", documentWith({ url: "", publishableKey: "public-key" }));
  vi.stubGlobal("location", { origin: "https://site.example" });
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    return service(new URL(request.url).pathname, request);
  });
});
afterEach(() => {
  removeStoredThread();
  vi.unstubAllGlobals();
  service.mockReset();
});

const threadAnswer = () => Response.json({ entries: [], position: 0, expiresAt }, { status: 201 });
const calls = () => service.mock.calls.map(([path, request]) => ({ path, request }));

describe("D2 D16 a message", () => {
  test("is posted once, with a new key and secret, which the next message reuses", async () => {
    service.mockImplementation(threadAnswer);
    await expect(leaveChatMessage({ ...message, email: " ruth@marlow.example " })).resolves.toEqual({});
    const [left] = calls();
    expect(calls().map(({ path, request }) => `${request.method} ${path}`)).toEqual(["POST /threads/v1/messages"]);
    const body = await left?.request.json();
    expect(body).toEqual({ ...message, key: expect.stringMatching(tokenPattern) });
    const known = readStoredThread();
    expect(known).toEqual({ secret: expect.stringMatching(tokenPattern), expiresAt, email: message.email });
    expect(left?.request.headers.get("authorization")).toBe(`Bearer ${known?.secret}`);
    expect(known?.secret).not.toBe(body.key);

    await leaveChatMessage(message);
    expect(readStoredThread()?.secret).toBe(known?.secret);
    expect(await calls()[1]?.request.json()).not.toEqual(body);
  });

  test("is inserted at a hosted project, which has no conversations", async () => {
    service.mockImplementation(() => new Response(null, { status: 201 }));
    vi.stubGlobal("document", documentWith(hosted));
    await leaveChatMessage(message);
    expect(calls().map(({ path }) => path)).toEqual(["/rest/v1/chat_messages"]);
    expect(await calls()[0]?.request.json()).toEqual(message);
    expect(readStoredThread()).toBeNull();
  });

  test("is resent under the same key and secret if the response was lost, and under a new key once the text changes", async () => {
    const lost = () => Promise.reject(new Error("lost"));
    const answers = [lost, () => new Response(null, { status: 429 }), lost, threadAnswer];
    service.mockImplementation(() => (answers.shift() ?? threadAnswer)());
    for (const words of [message, message, { ...message, message: "And on Mondays?" }]) {
      await expect(leaveChatMessage(words)).rejects.toThrow(/lost|429/);
      expect(readStoredThread()).toBeNull();
    }
    await leaveChatMessage({ ...message, message: "And on Mondays?" });
    const keys = await Promise.all(calls().map(async ({ request }) => (await request.json()).key));
    expect([keys[0] === keys[1], keys[1] === keys[2], keys[2] === keys[3]]).toEqual([true, false, true]);
    const secrets = new Set(calls().map(({ request }) => request.headers.get("authorization")));
    expect([...secrets]).toEqual([`Bearer ${readStoredThread()?.secret}`]);
  });

  test("goes to the conversation that an email's link opened in this tab; this device's own stays", async () => {
    service.mockImplementation(threadAnswer);
    const own = { secret: randomToken(), expiresAt, email: message.email };
    const linked = { secret: randomToken(), expiresAt, email: null };
    storeThread(own);
    storeThread(linked, "sessionStorage");
    await leaveChatMessage(message);
    expect(calls()[0]?.request.headers.get("authorization")).toBe(`Bearer ${linked.secret}`);
    expect(readStoredThread()).toEqual(own);
    removeStoredThread("sessionStorage");
    expect(readShownThread()).toEqual({ place: "localStorage", stored: own });
  });

  test.each([true, false])(
    "with another address than the link's continues in its new conversation (own conversation: %s)",
    async (hasOwn) => {
      service.mockImplementation(() =>
        Response.json({ entries: [], position: 0, expiresAt, mailbox: null }, { status: 201 }),
      );
      const own = { secret: randomToken(), expiresAt, email: "ruth@other.example" };
      if (hasOwn) storeThread(own);
      storeThread({ secret: randomToken(), expiresAt, email: null }, "sessionStorage");
      await leaveChatMessage(message);
      const { key, linked } = (await calls()[0]?.request.json()) ?? {};
      expect(linked).toBe(true);
      const begun = { secret: key, expiresAt, email: message.email };
      expect(readShownThread()).toEqual({ place: hasOwn ? "sessionStorage" : "localStorage", stored: begun });
      expect(readStoredThread()).toEqual(hasOwn ? own : begun);
      removeStoredThread("sessionStorage");
    },
  );

  test("reports errors by field and sends nothing", async () => {
    await expect(leaveChatMessage({ ...message, email: "ruth" })).resolves.toEqual({
      email: { problem: "email" },
    });
    expect(calls()).toEqual([]);
  });
});

describe("D16 the stored conversation", () => {
  const secret = randomToken();

  test("disappears when it expires, and is ignored if it is invalid", () => {
    storeThread({ secret, expiresAt, email: null });
    expect(readStoredThread(Date.parse(expiresAt) - 1)).toEqual({ secret, expiresAt, email: null });
    expect(readStoredThread(Date.parse(expiresAt))).toBeNull();
    expect(readStoredThread(0)).toBeNull();
    for (const text of [
      "",
      "{",
      "[]",
      "7",
      `{"secret":"<img>","expiresAt":"${expiresAt}"}`,
      `{"secret":"${secret}"}`,
    ]) {
      localStorage.setItem("larkpost-conversation", text);
      expect(readStoredThread()).toBeNull();
    }
  });

  test("lasts as long as the page if storage is blocked", () => {
    const closed = () => {
      throw new Error("closed");
    };
    vi.stubGlobal("localStorage", { getItem: closed, setItem: closed, removeItem: closed });
    storeThread({ secret, expiresAt, email: null });
    expect(readStoredThread()?.secret).toBe(secret);
    removeStoredThread();
    expect(readStoredThread()).toBeNull();
  });

  test("has a unique 256-bit secret, which is in no address", async () => {
    const secrets = Array.from({ length: 100 }, randomToken);
    expect(new Set(secrets).size).toBe(100);
    for (const one of secrets) expect(one).toMatch(tokenPattern);
    service.mockImplementation(() => new Response(null, { status: 404 }));
    await expect(readThread(secret)).rejects.toEqual(new ThreadError(404));
    expect(calls()[0]?.request.url).toBe("https://site.example/threads/v1/thread");
  });
});

describe("D16 answers in an open panel", () => {
  const entry = (id: number): ThreadEntry => ({
    id: `a${id}`,
    from: "team",
    name: "Inès",
    text: `“${id}”`,
    at: expiresAt,
  });
  const toEvent = (id: number) => `id: ${id}\nevent: answer\ndata: ${JSON.stringify(entry(id))}\n\n`;

  /** Splits the text in the middle of characters, as networks do. */
  function toStream(text: string, size: number): Response {
    const bytes = new TextEncoder().encode(text);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let start = 0; start < bytes.length; start += size) controller.enqueue(bytes.slice(start, start + size));
        controller.close();
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  }

  async function listen(answers: (() => Response | Promise<Response>)[]) {
    const heard: string[] = [];
    const waits: number[] = [];
    const ending = new AbortController();
    service.mockImplementation(() => {
      const next = answers.shift();
      if (next) return next();
      ending.abort();
      throw new Error("over");
    });
    await listenForAnswers({
      secret: randomToken(),
      position: 1,
      onAnswer: ({ id }) => void heard.push(id),
      signal: ending.signal,
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
    return { heard, waits, positions: calls().map(({ request }) => request.headers.get("last-event-id")) };
  }

  test.each([1, 7, 10_000])("are read in pieces of %i bytes, in order", async (size) => {
    const { heard } = await listen([() => toStream(`: open\n\n${toEvent(2)}: alive\n\n${toEvent(3)}`, size)]);
    expect(heard).toEqual(["a2", "a3"]);
  });

  test("continue from the last answer after a stream ends, without repeats", async () => {
    const { heard, positions } = await listen([
      () => toStream(toEvent(2), 10_000),
      () => toStream(toEvent(2) + toEvent(3), 10_000),
    ]);
    expect(heard).toEqual(["a2", "a3"]);
    expect(positions).toEqual(["1", "2", "3"]);
  });

  test("retry after twice as long each time, up to five minutes, and start over after a working stream", async () => {
    const away = () => Promise.reject(new Error("away"));
    const busy = () => new Response(null, { status: 503 });
    const ends = () => toStream(`: open\n\n<p>Sorry</p>\n\n${toEvent(1)}`, 10);
    const page = () =>
      new Response(`<p>Sign in to this network</p>\n\n${toEvent(2)}`, { headers: { "Content-Type": "text/html" } });
    const lived = () => toStream(": open\n\n: alive\n\n", 10);
    const { waits, heard } = await listen([away, busy, ends, page, ends, page, ends, page, ends, page, lived, away]);
    expect(heard).toEqual([]);
    const bases = [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 1, 2].map((seconds) => seconds * 1_000);
    expect(waits).toHaveLength(bases.length);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(bases[index] ?? 0);
      expect(wait).toBeLessThanOrEqual((bases[index] ?? 0) * 1.5);
    }
  });

  test("reconnect if a connection stays silent, before or after its response", async () => {
    vi.useFakeTimers();
    const silent = (signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const ending = new AbortController();
    const requests: string[] = [];
    service.mockImplementation((_path, { signal }) => {
      requests.push(`${Date.now()}`);
      if (requests.length === 1) return silent(signal);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(toEvent(2)));
          signal.addEventListener("abort", () => controller.error(signal.reason));
        },
      });
      return Promise.resolve(new Response(body, { headers: { "Content-Type": "text/event-stream" } }));
    });
    const heard: string[] = [];
    const listening = listenForAnswers({
      secret: randomToken(),
      position: 1,
      onAnswer: ({ id }) => void heard.push(id),
      signal: ending.signal,
      wait: async () => {},
    });
    await vi.advanceTimersByTimeAsync(39_000);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([requests.length, heard]).toEqual([2, ["a2"]]);
    await vi.advanceTimersByTimeAsync(41_000);
    expect([requests.length, heard]).toEqual([3, ["a2"]]);
    ending.abort();
    await listening;
    vi.useRealTimers();
  });

  test("end if the conversation is gone", async () => {
    const { positions } = await listen([() => new Response(null, { status: 404 })]);
    expect(positions).toEqual(["1"]);
  });
});
