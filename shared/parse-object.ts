/** An object or list as JSON; an object without fields for anything else, since whoever uses the browser can change what it stores. */
export function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? "null"));
  } catch {
    return {};
  }
}
