import { linkParameter } from "#shared/threads.ts";

/** Until the chat panel has opened the conversation. */
let arrived: string | null = null;

/**
 * Removes the secret from the address, and so from the history and copied addresses. On an open page such a link changes only the fragment:
 * the page then reloads with it.
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

/** Called once the conversation is open, or can't be opened. */
export function clearLinkedSecret(): void {
  arrived = null;
}
