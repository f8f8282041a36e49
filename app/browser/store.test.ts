import { expect, test } from "vitest";
import { createStore } from "./store.ts";

test("D13 reads a store's first value when it is needed and notifies all listeners of changes", () => {
  let reads = 0;
  const store = createStore(() => {
    reads += 1;
    return "served";
  });
  expect(reads).toBe(0);
  const seen: string[] = [];
  const unsubscribe = store.subscribe(() => seen.push(`one ${store.get()}`));
  store.subscribe(() => seen.push(`two ${store.get()}`));
  expect([store.get(), store.get(), reads]).toEqual(["served", "served", 1]);
  store.set("changed");
  unsubscribe();
  store.set("again");
  expect(seen).toEqual(["one changed", "two changed", "two again"]);
});
