import { linkParameter } from "#shared/threads.ts";

/** Set until the chat panel has opened the conversation. */
let arrived: string | null = null;

/**
 * Removes the secret from the URL, and so from history and copied links. If the page is already open, a link changes only the
 * fragment, so the page reloads.
 */
export function takeThreadLink(): void {
  arrived = secretInAddress();
  if (arrived !== null) history.replaceState(history.state, "", location.pathname + location.search);
  addEventListener("hashchange", () => {
    if (secretInAddress() !== null) location.reload();
  });
}

function secretInAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get(linkParameter);
}

export function linkedSecret(): string | null {
  return arrived;
}

export function clearLinkedSecret(): void {
  arrived = null;
}
