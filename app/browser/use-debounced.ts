import { useEffect, useState } from "react";

/** The value once it has stayed the same for `pause` milliseconds. */
export function useDebounced<Value>(value: Value, pause = 250): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
}
