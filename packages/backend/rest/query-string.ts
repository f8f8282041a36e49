import type { Context } from "hono";
import { queryLimits } from "./query-limits.ts";
import { RestError, overLimit } from "./rest-error.ts";

export type Parameter = readonly [name: string, value: string];

/** Keeps the order. Ignores parameters without "=", as PostgREST does. */
export function parseQueryString({ req }: Context): Parameter[] {
  const search = req.url.replace(/^[^?]*\??/, "");
  if (search.length > queryLimits.queryString) {
    throw overLimit(`The query string may have up to ${queryLimits.queryString} characters.`, 414);
  }
  const given = search.split("&").filter((pair) => pair.includes("="));
  const parameters = [...new URLSearchParams(given.join("&"))];
  if (parameters.flat().some((text) => text.includes("\0"))) {
    throw new RestError(400, "22021", 'invalid byte sequence for encoding "UTF8": 0x00');
  }
  return parameters;
}

export function single(parameters: readonly Parameter[], name: string): string | undefined {
  const values = parameters.filter(([found]) => found === name);
  if (values.length > 1) throw new RestError(400, "PGRST100", `The parameter "${name}" may be given once`);
  return values[0]?.[1];
}
