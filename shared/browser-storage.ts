type StorageKind = "localStorage" | "sessionStorage";

/** What the browser's storage has under a key; null where it has nothing, or where the browser blocks storage. */
export function readStored(key: string, kind: StorageKind = "localStorage"): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it where it is null. Returns false where the browser blocks storage. */
export function writeStored(key: string, value: string | null, kind: StorageKind = "localStorage"): boolean {
  try {
    if (value === null) globalThis[kind].removeItem(key);
    else globalThis[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
