import { expect, test, vi } from "vitest";
import { TooManyWaitingError, createFairQueue } from "./scheduling.ts";

function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    await settled();
    ends.get(name)?.();
    await settled();
  };
  return { begun, work, end };
}

const never = () => 0;

const settled = () => new Promise(setImmediate);

test("S7.4 clients take turns: a client with one request is served after one request of a client with many", async () => {
  const { begun, work, end } = works();
  const queue = createFairQueue({ atOnce: 1, atOncePerClient: 1, waiting: 20, restAfter: never });
  const flood = Array.from({ length: 10 }, (_, index) => queue.run("flood", work(`flood ${index}`)));
  const single = queue.run("visitor", work("visitor"));
  const other = queue.run("other", work("other"));
  for (const name of ["flood 0", "flood 1", "visitor", "other", "flood 2"]) await end(name);
  expect(begun).toEqual(["flood 0", "flood 1", "visitor", "other", "flood 2", "flood 3"]);
  expect(await Promise.all([single, other, flood[0]])).toEqual(["visitor", "other", "flood 0"]);
});

test("S7.4 one client never gets every slot", async () => {
  const { begun, work, end } = works();
  const queue = createFairQueue({ atOnce: 3, atOncePerClient: 2, waiting: 20, restAfter: never });
  for (let index = 0; index < 5; index += 1) void queue.run("flood", work(`flood ${index}`));
  await settled();
  expect(begun).toEqual(["flood 0", "flood 1"]);
  void queue.run("visitor", work("visitor"));
  await settled();
  expect(begun).toEqual(["flood 0", "flood 1", "visitor"]);
  await end("visitor");
  expect(begun).toHaveLength(3);
  await end("flood 1");
  expect(begun.at(-1)).toBe("flood 2");
});

test("S7.4 requests over one client's queue limit get 503, and other clients are served", async () => {
  const { begun, work, end } = works();
  const queue = createFairQueue({ atOnce: 1, atOncePerClient: 1, waiting: 2, restAfter: never });
  const requests = Array.from({ length: 4 }, (_, index) => queue.run("flood", work(`flood ${index}`)));
  await expect(requests[3]).rejects.toBeInstanceOf(TooManyWaitingError);
  void queue.run("visitor", work("visitor"));
  await end("flood 0");
  await end("flood 1");
  expect(begun).toEqual(["flood 0", "flood 1", "visitor"]);
});

test("a failed task passes its slot on", async () => {
  const queue = createFairQueue({ atOnce: 1, atOncePerClient: 1, waiting: 2, restAfter: never });
  const failed = queue.run("one", () => Promise.reject(new Error("away")));
  const next = queue.run("one", async () => "next");
  await expect(failed).rejects.toThrow("away");
  expect(await next).toBe("next");
});

test("S7.4 a client with more to do leaves slots unused, for others", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  try {
    const { begun, work, end } = works();
    const queue = createFairQueue({ atOnce: 1, atOncePerClient: 1, waiting: 20, restAfter: (spent) => 2 * spent });
    for (const name of ["flood 0", "flood 1"]) void queue.run("flood", work(name));
    await settled();
    vi.advanceTimersByTime(30);
    await end("flood 0");
    vi.advanceTimersByTime(59);
    await settled();
    expect(begun).toEqual(["flood 0"]);
    void queue.run("visitor", work("visitor"));
    await end("visitor");
    expect(begun).toEqual(["flood 0", "visitor"]);
    vi.advanceTimersByTime(1);
    await settled();
    expect(begun).toEqual(["flood 0", "visitor", "flood 1"]);
    await end("flood 1");
    void queue.run("flood", work("flood 2"));
    await settled();
    expect(begun.at(-1)).toBe("flood 2");
  } finally {
    vi.useRealTimers();
  }
});
