import { localizedPath } from "#app/browser/localized-path.ts";
import { sendSubscription } from "#app/data/subscriptions.ts";
import { readStored, writeStored } from "#shared/browser-storage.ts";
import { liveStorageKeys } from "#shared/live-storage-keys.ts";

/** Confirms without a press only in the requesting browser. Mail scanners run scripts too, but lack that browser's key. */
export default async function confirmHere(): Promise<void> {
  const key = readStored(liveStorageKeys.newsletter);
  if (!key) return;
  const link = new URLSearchParams(location.search).get("link");
  const problem = await sendSubscription("/newsletter/confirm", { key, ...(link !== null && { link }) });
  if (problem !== null && problem !== "expired") return;
  writeStored(liveStorageKeys.newsletter, null);
  location.replace(localizedPath(`/newsletter/${problem ?? "confirmed"}`));
}
