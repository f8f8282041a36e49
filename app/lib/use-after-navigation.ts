import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/** Calls back after every navigation, also one to the same address, but not for the page that hydrates: what was opened on it before stays open. */
export function useAfterNavigation(callback: () => void): void {
  const { key } = useLocation();
  const previous = useRef(key);
  const onNavigation = useEffectEvent(callback);
  useEffect(() => {
    if (previous.current === key) return;
    previous.current = key;
    onNavigation();
  }, [key]);
}
