export function preferredLanguage(
  wanted: readonly string[],
  own: string,
  codes: readonly string[],
): string | undefined {
  for (const tag of wanted) {
    const [base] = tag.toLowerCase().split("-");
    const code = codes.find((one) => one === tag.toLowerCase()) ?? codes.find((one) => one === base);
    if (code) return code === own ? undefined : code;
  }
  return undefined;
}
