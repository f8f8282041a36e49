import { RestError } from "./rest-error.ts";

/** How rows are written: as JSON, as JSON without null values, or as CSV with a header line. */
export type RowFormat = "json" | "stripped" | "csv";

export interface MediaType {
  format: RowFormat;
  /** A single object instead of an array. */
  asObject: boolean;
  contentType: string;
}

const json: MediaType = { format: "json", asObject: false, contentType: "application/json; charset=utf-8" };
const known: Record<string, MediaType> = {
  "*/*": json,
  "application/*": json,
  "application/json": json,
  "": json,
  "text/csv": { format: "csv", asObject: false, contentType: "text/csv; charset=utf-8" },
};

/** PostgREST's own types, with and without "+json". */
const own = /^application\/vnd\.pgrst\.(array|object)(?:\+json)?$/;

function mediaType(text: string): MediaType | undefined {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const shape = own.exec(name)?.[1];
  if (shape === undefined) return Object.hasOwn(known, name) ? known[name] : undefined;
  const stripped = parameters.some((parameter) => /^nulls\s*=\s*"?stripped"?$/.test(parameter));
  if (shape === "array" && !stripped) return json;
  return {
    format: stripped ? "stripped" : "json",
    asObject: shape === "object",
    contentType: `application/vnd.pgrst.${shape}+json${stripped ? ";nulls=stripped" : ""}; charset=utf-8`,
  };
}

/**
 * The first supported type of an Accept header.
 * @throws RestError 406 when there is none
 */
export function parseAccept(header: string | undefined): MediaType {
  const texts = (header ?? "*/*").slice(0, 1_000).split(",");
  for (const text of texts) {
    const found = mediaType(text);
    if (found !== undefined) return found;
  }
  const named = texts.map((text) => text.trim()).join(", ");
  throw new RestError(406, "PGRST107", `None of these media types are available: ${named.slice(0, 200)}`);
}
