/** The addresses of a folder's drawings by their file names, of what `import.meta.glob` finds. */
export function drawingsByName(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.svg$/g, ""), address]),
  );
}
