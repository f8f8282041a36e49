/** What is shown, as a file that any text editor opens. */
export function jsonFile(data: unknown): Blob {
  return new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
}
