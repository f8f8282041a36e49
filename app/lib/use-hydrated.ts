import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** A value that only the browser knows, read at each render; while the page hydrates, the value that was served. */
export function useBrowserValue<Value>(read: () => Value, served: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => served);
}

/** False on the server and while the page hydrates, as it was served; true from then on. */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
