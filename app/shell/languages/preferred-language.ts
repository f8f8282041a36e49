/** @param codes the other languages' codes @returns the one to offer; undefined if none is preferred to the page's language */
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
