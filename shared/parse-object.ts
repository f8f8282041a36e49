/** Visitors can change their browser's storage, so anything but an object or a list becomes an empty object. */
export function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? "null"));
  } catch {
    return {};
  }
}
