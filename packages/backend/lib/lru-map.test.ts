import { expect, test } from "vitest";
import { LruMap } from "./lru-map.ts";

test("past the maximum the entry used longest ago goes, a look-up counts as a use and a peek does not", () => {
  const map = new LruMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  expect([map.get("a"), map.peek("b")]).toEqual([1, 2]);
  map.set("c", 3);
  expect([...map.entries()]).toEqual([
    ["a", 1],
    ["c", 3],
  ]);
  map.set("a", 4);
  map.set("d", 5);
  expect([map.peek("a"), map.peek("c"), map.peek("d")]).toEqual([4, undefined, 5]);
});

test("the maximum is one of weights: replaced, deleted and cleared entries count no more", () => {
  const map = new LruMap<string, string>(10, (value) => value.length);
  map.set("a", "12345");
  map.set("a", "1");
  map.set("b", "123456789");
  expect(map.peek("a")).toBe("1");
  map.delete("b");
  map.set("c", "12");
  expect([...map.entries()].map(([key]) => key)).toEqual(["a", "c"]);
  map.clear();
  map.set("d", "1234567890");
  expect(map.peek("d")).toBe("1234567890");
  map.set("e", "12345678901");
  expect([...map.entries()]).toEqual([]);
});
