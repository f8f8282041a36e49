/** A link copied from the source of a page or an email has `&amp;` between its parameters. It is read as what it stands for. */
export const withoutEntities = (query: string): string => query.replace(/(^|[?#&])(?:amp;)+/gi, "$1");

/** Before anything reads the address. */
export function mendAddress(): void {
  const { pathname, search, hash } = location;
  const mended = pathname + withoutEntities(search) + withoutEntities(hash);
  if (mended !== pathname + search + hash) history.replaceState(history.state, "", mended);
}
