/**
 * Replaces the query or the fragment of the page's address, each with its sign, and the state of its history entry.
 */
export function writeAddress({ search, hash, state }: { search?: string; hash?: string; state?: unknown }): void {
  const address = location.pathname + (search ?? location.search) + (hash ?? location.hash);
  try {
    history.replaceState(state === undefined ? history.state : state, "", address);
  } catch (error) {
    // Safari refuses more than a hundred in some seconds; the next change brings the address up to date.
    console.warn(error);
  }
}
