import { useEffect, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";

/** What the service said when a letter's link or an outside provider led back to this page. */
export interface AuthMessage {
  /**
   * The service's word for what failed, empty where it gives none. Its sentence is left in the address: whoever makes up a
   * link could have the page say anything.
   */
  error: string | null;
  /** The service's sentence about what is still to do. */
  message: string | null;
}

/**
 * The error or message that the address was given, read once and taken out, so that a reload does not tell it again. Null while
 * the page is as the server sent it.
 */
export function useAuthMessage(): AuthMessage | null {
  const navigate = useNavigate();
  const [authMessage] = useState(readAuthMessage);
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (authMessage) void navigate(location.pathname, { replace: true, preventScrollReset: true });
  }, [authMessage, navigate]);
  return hydrated ? authMessage : null;
}

const subscribeToNothing = () => () => {};

function readAuthMessage(): AuthMessage | null {
  if (typeof location === "undefined") return null;
  const { hash, search } = location;
  const fragment = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams(search);
  const read = (name: string): string | null => fragment.get(name) ?? query.get(name);
  const error = read("error_code") ?? (read("error") === null ? null : "");
  const message = fragment.get("message");
  return error === null && message === null ? null : { error, message };
}
