import { queryLimits } from "./query-limits.ts";
import { RestError, overLimit } from "./rest-error.ts";

export type Parameter = readonly [name: string, value: string];

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw new RestError(400, "PGRST100", "The query string is not valid percent-encoded UTF-8");
  }
}

/** Keeps the order. Ignores parameters without "=", as PostgREST does. */
export function parseQueryString(search: string): Parameter[] {
  if (search.length > queryLimits.queryString) {
    throw overLimit(`The query string may have ${queryLimits.queryString} characters.`, 414);
  }
  const parameters: Parameter[] = [];
  for (const pair of search.split("&")) {
    const equals = pair.indexOf("=");
    if (equals === -1) continue;
    const parameter = [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))] as const;
    if (parameter.some((text) => text.includes("\0"))) {
      throw new RestError(400, "22021", 'invalid byte sequence for encoding "UTF8": 0x00');
    }
    parameters.push(parameter);
  }
  return parameters;
}

export function single(parameters: readonly Parameter[], name: string): string | undefined {
  const values = parameters.filter(([found]) => found === name);
  if (values.length > 1) throw new RestError(400, "PGRST100", `The parameter "${name}" may be given once`);
  return values[0]?.[1];
}
