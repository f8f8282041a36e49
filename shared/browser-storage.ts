type StorageKind = "localStorage" | "sessionStorage";

/** Null if nothing is stored or storage is blocked. */
export function readStored(key: string, kind: StorageKind = "localStorage"): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the value. Returns false if storage is blocked. */
export function writeStored(key: string, value: string | null, kind: StorageKind = "localStorage"): boolean {
  try {
    if (value === null) globalThis[kind].removeItem(key);
    else globalThis[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
