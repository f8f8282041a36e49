import { useEffect, useState } from "react";

/** The service's message after an emailed link or a provider led back to this page. */
export interface AuthMessage {
  /** The service's error code, empty where it gives none. Its sentence is not shown: a made-up link could make the page say anything. */
  error: string | null;
  /** The service's sentence about the next step. */
  message: string | null;
}

/** The error or message in the address, read once and then removed, so that a reload does not show it again. Null during hydration. */
export function useAuthMessage(): AuthMessage | null {
  const [authMessage, setAuthMessage] = useState<AuthMessage | null>(null);
  useEffect(() => {
    const read = readAuthMessage();
    if (!read) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not know the address
    setAuthMessage(read);
    history.replaceState(history.state, "", location.pathname);
  }, []);
  return authMessage;
}

function readAuthMessage(): AuthMessage | null {
  const { hash, search } = location;
  const fragment = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams(search);
  const read = (name: string): string | null => fragment.get(name) ?? query.get(name);
  const error = read("error_code") ?? (read("error") === null ? null : "");
  const message = fragment.get("message");
  return error === null && message === null ? null : { error, message };
}
