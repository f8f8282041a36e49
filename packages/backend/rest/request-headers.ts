import { RestError } from "./rest-error.ts";

/** "stripped": JSON without null values; "csv" has a header line. */
export type RowFormat = "json" | "stripped" | "csv";

export interface MediaType {
  format: RowFormat;
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

export function parseAccept(header: string | undefined): MediaType {
  const texts = (header ?? "*/*").slice(0, 1_000).split(",");
  for (const text of texts) {
    const found = mediaType(text);
    if (found !== undefined) return found;
  }
  const named = texts.map((text) => text.trim()).join(", ");
  throw new RestError(406, "PGRST107", `None of these media types are available: ${named.slice(0, 200)}`);
}

/** The first of each kind counts: https://docs.postgrest.org/en/stable/references/api/preferences.html */
const choices = {
  resolution: ["merge-duplicates", "ignore-duplicates"],
  return: ["representation", "minimal", "headers-only"],
  count: ["exact", "planned", "estimated"],
  tx: ["commit", "rollback"],
  missing: ["default", "null"],
  handling: ["strict", "lenient"],
} as const;

export type Preferences = { [Kind in keyof typeof choices]?: (typeof choices)[Kind][number] } & {
  /** PostgREST checks it with `handling=strict` only. */
  maxAffected?: number;
};

function isKind(name: string): name is keyof typeof choices {
  return Object.hasOwn(choices, name);
}

export function parsePreferences(header: string | undefined): Preferences {
  const preferences: Record<string, string | number> = {};
  const unknown: string[] = [];
  for (const wish of (header ?? "").slice(0, 1_000).split(",")) {
    const [name = "", value = ""] = wish.trim().toLowerCase().split("=", 2);
    if (isKind(name) && choices[name].some((choice) => choice === value)) preferences[name] ??= value;
    else if (name === "max-affected" && /^\d{1,9}$/.test(value)) preferences.maxAffected ??= Number(value);
    else if (name !== "") unknown.push(wish.trim());
  }
  if (preferences.handling === "strict" && unknown.length > 0) throw invalidPreferences(unknown);
  if (preferences.handling !== "strict") delete preferences.maxAffected;
  return preferences;
}

export function invalidPreferences(wishes: readonly string[]): RestError {
  const details = `Invalid preferences: ${wishes.join(", ").slice(0, 200)}`;
  return new RestError(400, "PGRST122", "Invalid preferences given with handling=strict", details);
}

export function appliedPreferences(followed: Preferences): Record<string, string> {
  const { maxAffected, ...wishes } = followed;
  const pairs = Object.entries(wishes).map(([name, value]) => `${name}=${value}`);
  if (maxAffected !== undefined) pairs.push(`max-affected=${maxAffected}`);
  return pairs.length > 0 ? { "preference-applied": pairs.join(", ") } : {};
}
