/** A text with the line ends of the file that it replaces: those of Windows stay. */
export function withLineEnds(before: string, text: string): string {
  const lines = text.replaceAll("\r\n", "\n");
  return before.includes("\r\n") ? lines.replaceAll("\n", "\r\n") : lines;
}
