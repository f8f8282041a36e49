interface NewAddress {
  /** The names of the page's own parameters, and their values as a query. Parameters that others add to links, such as ad tools, stay. */
  own?: { readonly names: readonly string[]; readonly query: string };
  /** With its sign. */
  hash?: string;
  /** The state of the history entry. */
  state?: unknown;
}

/** Replaces a page's own part of the query, the fragment or the state in its address. */
export function writeAddress({ own, hash, state }: NewAddress): void {
  const search = own ? withOwnValues(location.search, own.names, own.query) : location.search;
  const address = location.pathname + search + (hash ?? location.hash);
  try {
    history.replaceState(state === undefined ? history.state : state, "", address);
  } catch (error) {
    // Safari refuses more than a hundred in some seconds; the next change brings the address up to date.
    console.warn(error);
  }
}

/** A query with its "?", in which what others wrote stays as it was written. */
export function withOwnValues(search: string, names: readonly string[], query: string): string {
  const others = search
    .slice(1)
    .split("&")
    .filter((part) => {
      const [name] = new URLSearchParams(part).keys();
      return name !== undefined && !names.includes(name);
    });
  const parts = [query, ...others].filter((part) => part !== "").join("&");
  return parts && `?${parts}`;
}
