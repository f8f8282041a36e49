/** A link copied from the source of a page or an email has `&amp;` between its parameters. It is read as what it stands for. */
export const withoutEntities = (address: string): string => address.replace(/([?#&])(?:amp;)+/gi, "$1");

/** Before anything reads the address. */
export function mendAddress(): void {
  const mended = withoutEntities(location.href);
  if (mended !== location.href) history.replaceState(history.state, "", mended);
}
