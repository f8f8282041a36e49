import { expect, test } from "vitest";
import type { ListPlace } from "#content/list-place.ts";
import { createListParts, furtherPages } from "./list-parts.ts";
import { storedPage } from "./passes/testing.ts";
import { createRenderingTurns } from "./rendering-turns.ts";

/** Parts of a list of 250 records, with a note of what was read. */
function setUp() {
  const read: string[] = [];
  let version = 1;
  const gate = { open: Promise.resolve() };
  const parts = createListParts({
    records: {
      async readPart(_table, { page: number, letter }) {
        read.push(`${letter}${number}`);
        await gate.open;
        const rows = number <= 3 ? [{ id: number }] : [];
        return { rows, total: 250, hasNext: false };
      },
    },
    turns: createRenderingTurns(),
    render: async (address, _data, status) => storedPage(`${address} v${version}`, status),
  });
  const find = (place: Partial<ListPlace>, share = "198.51.100.7") =>
    parts.find("/case-studies", "case_studies", { page: 1, letter: "", ...place }, share);
  const change = () => {
    version += 1;
    parts.forget();
  };
  return { find, read, change, gate };
}

test("a page is made once, for all who ask, and again after a change", async () => {
  const { find, read, change } = setUp();
  const answers = await Promise.all([find({ page: 2 }), find({ page: 2 }, "203.0.113.9"), find({ page: 3 })]);
  expect(answers.map(({ title }) => title)).toEqual([
    "/case-studies?page=2 v1",
    "/case-studies?page=2 v1",
    "/case-studies?page=3 v1",
  ]);
  expect(read).toEqual(["2", "3"]);
  change();
  expect((await find({ page: 2 })).title).toBe("/case-studies?page=2 v2");
});

test("past the end of the list the answer is 404", async () => {
  const { find } = setUp();
  expect([(await find({ page: 3 })).status, (await find({ page: 4 })).status]).toEqual([200, 404]);
});

test("a page that could not be made is made when it is asked for again", async () => {
  const { find, gate } = setUp();
  gate.open = Promise.reject(new Error("away"));
  await expect(find({ page: 2 })).rejects.toThrow("away");
  gate.open = Promise.resolve();
  expect((await find({ page: 2 })).status).toBe(200);
});

test("few pages are kept: the one asked for longest ago goes first", async () => {
  const { find, read } = setUp();
  for (let letter = 0; letter < 26; letter += 1) {
    await find({ letter: String.fromCharCode(97 + letter) });
    await find({ letter: String.fromCharCode(97 + letter), page: 2 });
    await find({ letter: "a" });
  }
  const before = read.length;
  await find({ letter: "a" });
  expect(read.length).toBe(before);
  await find({ letter: "b" });
  expect(read.length).toBe(before + 1);
});

test("one network that asks for many waits with few of them, and another one has its turn", async () => {
  const { find, gate } = setUp();
  const held = Promise.withResolvers<void>();
  gate.open = held.promise;
  const flood = Array.from({ length: 60 }, (_, index) => find({ page: index + 10 }));
  const other = find({ page: 2 }, "203.0.113.9");
  const settled = Promise.allSettled(flood);
  held.resolve();
  expect((await other).status).toBe(200);
  const refused = (await settled).filter(({ status }) => status === "rejected");
  expect(refused.length).toBe(60 - 21);
});

test("the sitemap names the pages of a list, and of a very long one the first thousand", () => {
  const of = (total: number | null) => furtherPages("/case-studies", { rows: [], total, hasNext: false });
  expect(of(12)).toEqual([]);
  expect(of(null)).toEqual([]);
  expect(of(250)).toEqual(["/case-studies?page=2", "/case-studies?page=3"]);
  expect(of(1_000_000)).toHaveLength(999);
});
