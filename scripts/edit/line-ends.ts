/** Keeps the Windows line ends of the replaced file. */
export function withLineEnds(before: string, text: string): string {
  const lines = text.replaceAll("\r\n", "\n");
  return before.includes("\r\n") ? lines.replaceAll("\n", "\r\n") : lines;
}
