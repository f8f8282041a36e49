type StorageKind = "localStorage" | "sessionStorage";

/** Null if nothing is stored, or if the browser blocks storage. */
export function readStored(key: string, kind: StorageKind = "localStorage"): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the value. Returns false if the browser blocks storage. */
export function writeStored(key: string, value: string | null, kind: StorageKind = "localStorage"): boolean {
  try {
    if (value === null) globalThis[kind].removeItem(key);
    else globalThis[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
