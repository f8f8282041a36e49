import { linkParameter } from "#shared/threads.ts";

/** The secret of an email's link that led here, until the chat panel has opened the conversation. */
let arrived: string | null = null;

/**
 * Takes the secret of an email's link out of the address, so that it is in no history, and in no address that is copied.
 * @returns whether there was one
 */
export function takeThreadLink(): boolean {
  const { hash, pathname, search } = location;
  const secret = new URLSearchParams(hash.slice(1)).get(linkParameter);
  if (secret === null) return false;
  arrived = secret;
  history.replaceState(history.state, "", pathname + search);
  return true;
}

export function linkedSecret(): string | null {
  return arrived;
}

/** Once the conversation is open, or can't be opened. */
export function clearLinkedSecret(): void {
  arrived = null;
}
