import { readStored, writeStored } from "#shared/browser-storage.ts";
import { parseObject } from "#shared/parse-object.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { tokenPattern } from "#shared/random-token.ts";

export interface StoredThread {
  secret: string;
  /** ISO 8601, as reported by the server. */
  expiresAt: string;
  /** The address that was entered with the last message from this browser, if any. */
  email: string | null;
}

/** `localStorage` has this device's conversation. `sessionStorage` has one opened by an email link, which must not replace it. */
export type ThreadPlace = "localStorage" | "sessionStorage";

/** If storage is blocked, the conversation lasts as long as the page. */
const inMemory: Partial<Record<ThreadPlace, StoredThread>> = {};

export function readStoredThread(now = Date.now(), place: ThreadPlace = "localStorage"): StoredThread | null {
  const stored = parse(readStored(storageKeys.conversation, place)) ?? inMemory[place] ?? null;
  if (!stored || Date.parse(stored.expiresAt) > now) return stored;
  removeStoredThread(place);
  return null;
}

export function readShownThread(): { place: ThreadPlace; stored: StoredThread | null } {
  const linked = readStoredThread(Date.now(), "sessionStorage");
  return linked ? { place: "sessionStorage", stored: linked } : { place: "localStorage", stored: readStoredThread() };
}

export function storeThread(thread: StoredThread, place: ThreadPlace = "localStorage"): void {
  inMemory[place] = thread;
  writeStored(storageKeys.conversation, JSON.stringify(thread), place);
}

export function removeStoredThread(place: ThreadPlace = "localStorage"): void {
  delete inMemory[place];
  writeStored(storageKeys.conversation, null, place);
}

function parse(text: string | null): StoredThread | null {
  const { secret, expiresAt, email } = parseObject(text);
  if (typeof secret !== "string" || !tokenPattern.test(secret) || typeof expiresAt !== "string") return null;
  return { secret, expiresAt, email: typeof email === "string" ? email : null };
}
