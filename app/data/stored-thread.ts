import { tokenPattern } from "#shared/random-token.ts";
import { storageKeys } from "#shared/page-names.ts";

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
  let stored = inMemory;
  try {
    stored = parse(localStorage.getItem(storageKeys.conversation)) ?? inMemory;
    if (stored && Date.parse(stored.expiresAt) <= now) removeStoredThread();
  } catch {
    // As above.
  }
  return stored && Date.parse(stored.expiresAt) > now ? stored : null;
}

export function storeThread(thread: StoredThread): void {
  inMemory = thread;
  try {
    localStorage.setItem(storageKeys.conversation, JSON.stringify(thread));
  } catch {
    // As above.
  }
}

export function removeStoredThread(): void {
  inMemory = null;
  try {
    localStorage.removeItem(storageKeys.conversation);
  } catch {
    // As above.
  }
}

function parse(text: string | null): StoredThread | null {
  let value: unknown = null;
  try {
    value = JSON.parse(text ?? "null");
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const { secret, expiresAt, email }: Record<string, unknown> = { ...value };
  if (typeof secret !== "string" || !tokenPattern.test(secret) || typeof expiresAt !== "string") return null;
  return { secret, expiresAt, email: typeof email === "string" ? email : null };
}
