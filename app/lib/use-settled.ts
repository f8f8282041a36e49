import { useEffect, useState } from "react";

/** Milliseconds without a change. */
const pause = 250;

/** The value, debounced. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
