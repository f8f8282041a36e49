export function preferredLanguage(
  wanted: readonly string[],
  own: string,
  codes: readonly string[],
): string | undefined {
  for (const tag of wanted) {
    const [base] = tag.toLowerCase().split("-");
    const code = codes.find((known) => known === tag.toLowerCase()) ?? codes.find((known) => known === base);
    if (code) return code === own ? undefined : code;
  }
  return undefined;
}
