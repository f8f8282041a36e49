import { linkParameter } from "#shared/threads.ts";

/** The secret of an email's link that led here, until the chat panel has opened the conversation. */
let arrived: string | null = null;

/**
 * Takes the secret of an email's link out of the address, so that it is neither in the history nor in a copied address. If the page
 * is already open, such a link changes only the fragment: the page then reloads with it.
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
