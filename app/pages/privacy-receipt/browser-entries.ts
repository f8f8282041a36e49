import { receiptPage } from "#words/receipt.ts";
import { liveStorageKeys } from "#shared/live-storage-keys.ts";
import { storageKeys } from "#shared/storage-keys.ts";

const { entries, others } = receiptPage.browser;
const keys = { ...storageKeys, ...liveStorageKeys };
type OwnKey = keyof typeof keys;

/** Their values grant access or prove who sent a request, so they are neither shown nor downloaded. */
const secretKeys: ReadonlySet<OwnKey> = new Set(["session", "conversation", "newsletter", "receipt"]);

type Shelf = "local" | "session" | "cookie";

export interface BrowserEntry {
  shelf: Shelf;
  name: string;
  what: string;
  until: string;
  value: string | null;
}

interface Shelves {
  local: Readonly<Record<string, string>>;
  session: Readonly<Record<string, string>>;
  /** In the format of `document.cookie`. */
  cookies: string;
}

export function explainEntries({ local, session, cookies }: Shelves): BrowserEntry[] {
  const { stranger, cookie } = others;
  const stored = (shelf: Shelf, held: Readonly<Record<string, string>>) =>
    Object.entries(held).map(([name, value]) => explain(shelf, name, value));
  const visible = visibleCookies(cookies).map((found): BrowserEntry => ({ shelf: "cookie", ...found, ...cookie }));
  const found = [...stored("local", local), ...stored("session", session), ...visible];
  return found.toSorted((one, other) => Number(one.what === stranger.what) - Number(other.what === stranger.what));
}

function visibleCookies(cookies: string): { name: string; value: string }[] {
  const parts = cookies.split("; ").filter((part) => part !== "");
  return parts.map((part) => {
    const [name = "", ...value] = part.split("=");
    return { name, value: value.join("=") };
  });
}

function explain(shelf: Shelf, name: string, value: string): BrowserEntry {
  const own = Object.keys(keys).find((key): key is OwnKey => keys[key as OwnKey] === name);
  if (own) return { shelf, name, ...entries[own], value: secretKeys.has(own) ? null : value };
  if (name.startsWith(keys.session)) return { shelf, name, ...others.verifier, value: null };
  return { shelf, name, ...others.stranger, value };
}

function read(storage: "localStorage" | "sessionStorage"): Record<string, string> {
  try {
    return { ...window[storage] };
  } catch {
    return {};
  }
}

export function readEntries(): BrowserEntry[] {
  return explainEntries({
    local: read("localStorage"),
    session: read("sessionStorage"),
    cookies: document.cookie,
  });
}

export function clearShelves(): void {
  for (const storage of ["localStorage", "sessionStorage"] as const) {
    try {
      window[storage].clear();
    } catch {
      // Storage is blocked, so there is nothing to remove.
    }
  }
  for (const { name } of visibleCookies(document.cookie)) document.cookie = `${name}=; Path=/; Max-Age=0`;
}
