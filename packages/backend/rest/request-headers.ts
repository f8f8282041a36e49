import { RestError } from "./rest-error.ts";

export interface MediaType {
  asObject: boolean;
  contentType: string;
}

const jsonTypes = /^(|\*\/\*|application\/(\*|json|vnd\.pgrst\.(array|object)(\+json)?))$/;

export function parseAccept(header: string | undefined): MediaType {
  const texts = (header ?? "*/*").slice(0, 1_000).split(",");
  for (const text of texts) {
    const [name = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
    if (!jsonTypes.test(name) || parameters.some((parameter) => parameter.startsWith("nulls"))) continue;
    const asObject = name.includes("object");
    return { asObject, contentType: `application/${asObject ? "vnd.pgrst.object+" : ""}json; charset=utf-8` };
  }
  const named = texts.map((text) => text.trim()).join(", ");
  throw new RestError(406, "PGRST107", `None of these media types are available: ${named.slice(0, 200)}`);
}

/** By lower-case name. If a preference is repeated, the first one counts: https://docs.postgrest.org/en/stable/references/api/preferences.html */
export type Preferences = ReadonlyMap<string, string | undefined>;

export function parsePreferences(header: string | undefined): Preferences {
  const wishes = (header ?? "").toLowerCase().split(",");
  return new Map(
    wishes.toReversed().map((wish) => {
      const [name = "", value] = wish.trim().split("=");
      return [name, value];
    }),
  );
}
