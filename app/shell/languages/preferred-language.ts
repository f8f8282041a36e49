/** @param codes of the other languages @returns the code to offer; undefined if the visitor prefers the page's language */
export function preferredLanguage(
  wanted: readonly string[],
  own: string,
  codes: readonly string[],
): string | undefined {
  for (const tag of wanted) {
    const [base] = tag.toLowerCase().split("-");
    const known = [own, ...codes];
    const code = known.find((name) => name === tag.toLowerCase()) ?? known.find((name) => name === base);
    if (code) return code === own ? undefined : code;
  }
  return undefined;
}
