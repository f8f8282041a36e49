import { useSyncExternalStore } from "react";

export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** `read` runs on first use, because the value may not exist yet when the module loads. */
export function createStore<Value>(read: () => Value): Store<Value> {
  let current: { value: Value } | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => (current ??= { value: read() }).value,
    set(value) {
      current = { value };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>(store: Store<Value>, served: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => served);
}
