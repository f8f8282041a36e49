import { parseObject, readStored, writeStored } from "#shared/browser-storage.ts";
import { storageKeys } from "#shared/page-names.ts";
import { tokenPattern } from "#shared/random-token.ts";

/** What this device knows of the conversation with the team. */
export interface StoredThread {
  secret: string;
  /** ISO 8601, as the server reports it. */
  expiresAt: string;
  /** The address that the last message from here gave; null where the conversation was opened by an email's link. */
  email: string | null;
}

/** Used where the browser blocks storage: the conversation then lasts as long as the page. */
let inMemory: StoredThread | null = null;

/** The conversation of this device, or null if there is none or it has expired. */
export function readStoredThread(now = Date.now()): StoredThread | null {
  const stored = parse(readStored(storageKeys.conversation)) ?? inMemory;
  if (!stored || Date.parse(stored.expiresAt) > now) return stored;
  removeStoredThread();
  return null;
}

export function storeThread(thread: StoredThread): void {
  inMemory = thread;
  writeStored(storageKeys.conversation, JSON.stringify(thread));
}

export function removeStoredThread(): void {
  inMemory = null;
  writeStored(storageKeys.conversation, null);
}

function parse(text: string | null): StoredThread | null {
  const { secret, expiresAt, email } = parseObject(text);
  if (typeof secret !== "string" || !tokenPattern.test(secret) || typeof expiresAt !== "string") return null;
  return { secret, expiresAt, email: typeof email === "string" ? email : null };
}
