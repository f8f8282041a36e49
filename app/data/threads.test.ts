import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { randomToken, tokenPattern } from "#shared/random-token.ts";
import { receiptHeader, type ThreadEntry } from "#shared/threads.ts";
import { leaveChatMessage } from "./messages.ts";
import { readStoredThread, removeStoredThread, storeThread } from "./stored-thread.ts";
import { listenForAnswers } from "./thread-events.ts";
import { readThread, ThreadError } from "./threads.ts";

const backend = { url: "", publishableKey: "public-key" };
const hosted = { url: "https://project.example", publishableKey: "public-key" };
const message = { email: "ruth@marlow.example", message: "Do you open on Sundays?", page: "/" };
const expiresAt = new Date(Date.now() + 1_000_000).toISOString();
const service = vi.fn<(path: string, request: Request) => Response | Promise<Response>>();

/** Storage as a browser has it, in which nothing is kept between tests. */
function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://site.example" });
  vi.stubGlobal("localStorage", storage());
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

describe("D16 a message that is left", () => {
  test("goes to /rest/v1 as ever with a receipt beside it, which ties it to a new secret", async () => {
    service.mockImplementation((path) =>
      path.startsWith("/rest") ? new Response(null, { status: 201 }) : threadAnswer(),
    );
    const onTied = vi.fn<() => void>();
    await expect(leaveChatMessage(backend, message, onTied)).resolves.toEqual({});
    const [stored, tied] = calls();
    expect(stored?.path).toBe("/rest/v1/chat_messages");
    expect(await stored?.request.json()).toEqual(message);
    expect(tied?.path).toBe("/threads/v1/messages");
    const receipt = stored?.request.headers.get(receiptHeader) ?? "";
    expect(receipt).toMatch(tokenPattern);
    expect(await tied?.request.json()).toEqual({ receipt });
    const known = readStoredThread();
    expect(known).toEqual({ secret: expect.stringMatching(tokenPattern), expiresAt, email: message.email });
    expect(tied?.request.headers.get("authorization")).toBe(`Bearer ${known?.secret}`);
    expect(known?.secret).not.toBe(receipt);
    expect(onTied).toHaveBeenCalledOnce();

    await leaveChatMessage(backend, message);
    expect(readStoredThread()?.secret).toBe(known?.secret);
    expect(calls()[2]?.request.headers.get(receiptHeader)).not.toBe(receipt);
  });

  test("has no receipt for a hosted project, and none is asked for", async () => {
    service.mockImplementation(() => new Response(null, { status: 201 }));
    await leaveChatMessage(hosted, message);
    expect(calls().map(({ path }) => path)).toEqual(["/rest/v1/chat_messages"]);
    expect(calls()[0]?.request.headers.get(receiptHeader)).toBeNull();
    expect(readStoredThread()).toBeNull();
  });

  test("is stored where it can't be tied, and an answer that was lost on its way is asked for again", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const answers = [() => Promise.reject(new Error("lost")), () => new Response(null, { status: 409 }), threadAnswer];
    service.mockImplementation((path) =>
      path.startsWith("/rest") ? new Response(null, { status: 201 }) : (answers.shift() ?? threadAnswer)(),
    );
    await leaveChatMessage(backend, message);
    expect(calls().map(({ path, request }) => `${request.method} ${path}`)).toEqual([
      "POST /rest/v1/chat_messages",
      "POST /threads/v1/messages",
      "POST /threads/v1/messages",
      "GET /threads/v1/thread",
    ]);
    expect(readStoredThread()).not.toBeNull();
    removeStoredThread();
    answers.push(() => new Response(null, { status: 429 }));
    const onTied = vi.fn<() => void>();
    await expect(leaveChatMessage(backend, message, onTied)).resolves.toEqual({});
    expect(onTied).not.toHaveBeenCalled();
    expect(readStoredThread()).toBeNull();
  });
});

describe("D16 what this device keeps", () => {
  const secret = randomToken();

  test("is gone when its time is over, and what is no secret is passed over", () => {
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

  test("lasts as long as the page where storage is closed", () => {
    const closed = () => {
      throw new Error("closed");
    };
    vi.stubGlobal("localStorage", { getItem: closed, setItem: closed, removeItem: closed });
    storeThread({ secret, expiresAt, email: null });
    expect(readStoredThread()?.secret).toBe(secret);
    removeStoredThread();
    expect(readStoredThread()).toBeNull();
  });

  test("secrets are 256 bits that no two share, and are in no address", async () => {
    const secrets = Array.from({ length: 100 }, randomToken);
    expect(new Set(secrets).size).toBe(100);
    for (const one of secrets) expect(one).toMatch(tokenPattern);
    service.mockImplementation(() => new Response(null, { status: 404 }));
    await expect(readThread(backend, secret)).rejects.toEqual(new ThreadError(404));
    expect(calls()[0]?.request.url).toBe("https://site.example/threads/v1/thread");
  });
});

describe("D16 answers that come while the panel is open", () => {
  const entry = (id: number): ThreadEntry => ({
    id: `a${id}`,
    from: "team",
    name: "Inès",
    text: `“${id}”`,
    at: expiresAt,
  });
  const eventOf = (id: number) => `id: ${id}\nevent: answer\ndata: ${JSON.stringify(entry(id))}\n\n`;

  /** Cut within characters, as a network does. */
  function streamOf(text: string, size: number): Response {
    const bytes = new TextEncoder().encode(text);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let start = 0; start < bytes.length; start += size) controller.enqueue(bytes.slice(start, start + size));
        controller.close();
      },
    });
    return new Response(body);
  }

  /** Listens until the service has nothing more to give. */
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
    await listenForAnswers(backend, {
      secret: randomToken(),
      position: 1,
      onAnswer: ({ id }) => void heard.push(id),
      signal: ending.signal,
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
    return { heard, waits, asked: calls().map(({ request }) => request.headers.get("last-event-id")) };
  }

  test.each([1, 7, 10_000])("are read in pieces of %i bytes, in their order", async (size) => {
    const { heard } = await listen([() => streamOf(`: open\n\n${eventOf(2)}: alive\n\n${eventOf(3)}`, size)]);
    expect(heard).toEqual(["a2", "a3"]);
  });

  test("a stream that ends goes on from the last answer, and none is told twice", async () => {
    const { heard, asked } = await listen([
      () => streamOf(eventOf(2), 10_000),
      () => streamOf(eventOf(2) + eventOf(3), 10_000),
    ]);
    expect(heard).toEqual(["a2", "a3"]);
    expect(asked).toEqual(["1", "2", "3"]);
  });

  test("waits twice as long after each failure, a minute at most, and anew once a stream was open", async () => {
    const away = () => Promise.reject(new Error("away"));
    const busy = () => new Response(null, { status: 503 });
    const { waits } = await listen([away, busy, away, busy, away, busy, away, () => streamOf(": open\n\n", 10), away]);
    const bases = [1, 2, 4, 8, 16, 32, 60, 1, 2].map((seconds) => seconds * 1_000);
    expect(waits).toHaveLength(bases.length);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(bases[index] ?? 0);
      expect(wait).toBeLessThanOrEqual((bases[index] ?? 0) * 1.5);
    }
  });

  test("is not asked again for a conversation that is gone", async () => {
    const { asked } = await listen([() => new Response(null, { status: 404 })]);
    expect(asked).toEqual(["1"]);
  });
});
