import { RestError } from "./rest-error.ts";

export type MediaType = "array" | "object";

/**
 * Whether the answer is an array, or the one object that `application/vnd.pgrst.object+json` asks for.
 * @throws RestError 406 when the Accept header allows no form of JSON
 */
export function parseAccept(header: string | undefined): MediaType {
  const types = (header ?? "*/*").split(",").map((type) => type.split(";", 1)[0]?.trim().toLowerCase() ?? "");
  for (const type of types) {
    if (type === "application/vnd.pgrst.object+json" || type === "application/vnd.pgrst.object") return "object";
    if (["*/*", "application/*", "application/json", "application/vnd.pgrst.array+json", ""].includes(type))
      return "array";
  }
  const named = types.join(", ").slice(0, 200);
  throw new RestError(406, "PGRST107", `None of these media types are available: ${named}`);
}
