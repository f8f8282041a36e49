import { useEffect, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";

/** What a letter's link or an outside provider led back to this page with. */
export interface Arrival {
  /** What the link was for, such as "signup", where it brought a session. */
  type: string | null;
  /** The service's sentence about what failed. */
  error: string | null;
  /** The service's sentence about what is still to do. */
  message: string | null;
}

/**
 * What the address was given, read once, before the authentication library takes the tokens out of it. An error or a
 * message is taken out here, so that a reload does not tell it again. Null while the page is as the server sent it.
 */
export function useArrival(): Arrival | null {
  const navigate = useNavigate();
  const [arrival] = useState(readArrival);
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (arrival && !arrival.type) void navigate(location.pathname, { replace: true, preventScrollReset: true });
  }, [arrival, navigate]);
  return hydrated ? arrival : null;
}

const subscribeToNothing = () => () => {};

function readArrival(): Arrival | null {
  if (typeof location === "undefined") return null;
  const { hash, search } = location;
  const fragment = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams(search);
  const read = (name: string): string | null => fragment.get(name) ?? query.get(name);
  const error = read("error") || read("error_code") ? (read("error_description") ?? "") : null;
  const message = fragment.get("message");
  const type = fragment.has("access_token") ? fragment.get("type") : null;
  return error === null && message === null && type === null ? null : { type, error, message };
}
