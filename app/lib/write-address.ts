/**
 * Replaces the query or the fragment of the page's address, each with its sign. Does not use the router, which treats every change as an
 * arrival: it would render the page for each letter and scroll to its top.
 */
export function writeAddress({ search, hash }: { search?: string; hash?: string }): void {
  try {
    history.replaceState(history.state, "", location.pathname + (search ?? location.search) + (hash ?? location.hash));
  } catch (error) {
    // Safari refuses more than a hundred in some seconds; the next change brings the address up to date.
    console.warn(error);
  }
}
