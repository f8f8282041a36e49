import { expect, test } from "vitest";
import { legal } from "#content/pages/legal.ts";
import { liveStorageKeys } from "#shared/live-storage-keys.ts";
import { storageKeys } from "#shared/storage-keys.ts";

test("the legal page lists every entry of the browser's storage", () => {
  const written = JSON.stringify(legal);
  // The page describes the consent entry without naming its key.
  const keys = [...Object.values(storageKeys), ...Object.values(liveStorageKeys)].filter(
    (key) => key !== storageKeys.consent,
  );
  expect(keys.filter((key) => !written.includes(`"${key}"`))).toEqual([]);
});
