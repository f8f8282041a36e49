import { useEffect, useState } from "react";

/** Milliseconds without a change. */
const pause = 250;

/** The value as it was when it last rested. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
