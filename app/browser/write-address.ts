interface NewAddress {
  /** This page's parameters. Any others, such as those that ad tools add, are kept. */
  own?: { readonly names: readonly string[]; readonly query: string };
  hash?: string;
  state?: unknown;
}

export function writeAddress({ own, hash, state }: NewAddress): void {
  const search = own ? withOwnValues(location.search, own.names, own.query) : location.search;
  const address = location.pathname + search + (hash ?? location.hash);
  try {
    history.replaceState(state === undefined ? history.state : state, "", address);
  } catch (error) {
    // Safari refuses more than a hundred calls within seconds. A later call updates the URL.
    console.warn(error);
  }
}

/** `search` and the result include the "?". Other parameters stay as written. */
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
