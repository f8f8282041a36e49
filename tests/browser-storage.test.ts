import { afterEach, expect, test, vi } from "vitest";
import { readStored, writeStored } from "#shared/browser-storage.ts";

afterEach(() => vi.unstubAllGlobals());

test("a value stays in the named storage until it is removed", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  expect(writeStored("line", "Rye is back", "sessionStorage")).toBe(true);
  expect(readStored("line", "sessionStorage")).toBe("Rye is back");
  expect(writeStored("line", null, "sessionStorage")).toBe(true);
  expect(readStored("line", "sessionStorage")).toBeNull();
});

test("blocked storage is empty and stores nothing", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(readStored("theme")).toBeNull();
  expect(writeStored("theme", "dark")).toBe(false);
  expect(writeStored("theme", null)).toBe(false);
});
