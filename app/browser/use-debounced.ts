import { useEffect, useState } from "react";

/** The value as it was when it last stayed the same for `pause` milliseconds. */
export function useDebounced<Value>(value: Value, pause = 250): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
}
