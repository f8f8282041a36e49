import { linkParameter } from "#shared/threads.ts";

/** The secret of an email's link that led here, until the chat panel has opened the conversation. */
let arrived: string | null = null;

/**
 * Takes the secret of an email's link out of the address, so that it is in no history, and in no address that is copied. A link that
 * is opened where the page is already changes nothing but the fragment: the page begins anew with it.
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

/** Once the conversation is open, or can't be opened. */
export function clearLinkedSecret(): void {
  arrived = null;
}
