/** Anything other than an object or a list becomes an empty object, because visitors can change what their browser stores. */
export function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? "null"));
  } catch {
    return {};
  }
}
