import { expect, test } from "vitest";
import { receiptPage } from "#words/receipt.ts";
import { liveStorageKeys } from "#shared/live-storage-keys.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { explainEntries } from "./browser-entries.ts";

const { others } = receiptPage.browser;
const explain = (local: Record<string, string>, session: Record<string, string> = {}, cookies = "") =>
  explainEntries({ local, session, cookies });

test("P6 live: explains every entry that the site stores", () => {
  const keys = [...Object.values(storageKeys), ...Object.values(liveStorageKeys)];
  const entries = explain(Object.fromEntries(keys.map((key) => [key, "x"])));
  expect(entries.map(({ name }) => name)).toEqual(keys);
  for (const { what, until } of entries) {
    expect(what).not.toBe(others.stranger.what);
    expect(until).not.toBe("");
  }
  expect(new Set(entries.map(({ what }) => what)).size).toBe(keys.length);
});

test("P6 live: neither shows nor downloads secrets", () => {
  const secrets = [
    storageKeys.session,
    `${storageKeys.session}-1a2b-code-verifier`,
    storageKeys.conversation,
    liveStorageKeys.newsletter,
    liveStorageKeys.receipt,
  ];
  const text = JSON.stringify(explain(Object.fromEntries(secrets.map((name) => [name, "canary"]))));
  expect(text).not.toContain("canary");
  expect(explain({ [storageKeys.theme]: "dark" })).toMatchObject([{ shelf: "local", value: "dark" }]);
});

test("P6 live: lists unknown entries last, as unknown, cookies too", () => {
  const entries = explain(
    { "x-extension": "1", [storageKeys.plans]: "seo.basic" },
    { [storageKeys.ownLine]: "Fresh bread" },
    "theirs=a=b; other=",
  );
  expect(entries.map(({ shelf, name, value }) => [shelf, name, value])).toEqual([
    ["local", storageKeys.plans, "seo.basic"],
    ["session", storageKeys.ownLine, "Fresh bread"],
    ["cookie", "theirs", "a=b"],
    ["cookie", "other", ""],
    ["local", "x-extension", "1"],
  ]);
  expect(entries.at(-1)?.what).toBe(others.stranger.what);
  expect(explain({}, {}, "")).toEqual([]);
});
