import { RestError } from "./rest-error.ts";

export interface MediaType {
  asObject: boolean;
  contentType: string;
}

const json: MediaType = { asObject: false, contentType: "application/json; charset=utf-8" };
const object: MediaType = {
  asObject: true,
  contentType: "application/vnd.pgrst.object+json; charset=utf-8",
};
const known: Record<string, MediaType> = {
  "*/*": json,
  "application/*": json,
  "application/json": json,
  "": json,
  "application/vnd.pgrst.array": json,
  "application/vnd.pgrst.array+json": json,
  "application/vnd.pgrst.object": object,
  "application/vnd.pgrst.object+json": object,
};

function mediaType(text: string): MediaType | undefined {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  if (parameters.some((parameter) => parameter.startsWith("nulls"))) return undefined;
  return Object.hasOwn(known, name) ? known[name] : undefined;
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

/** The first of each kind wins: https://docs.postgrest.org/en/stable/references/api/preferences.html */
const choices = {
  resolution: ["merge-duplicates", "ignore-duplicates"],
  return: ["representation", "minimal", "headers-only"],
  count: ["exact", "planned", "estimated"],
  tx: ["commit", "rollback"],
  missing: ["default", "null"],
  handling: ["strict", "lenient"],
} as const;

export type Preferences = { [Kind in keyof typeof choices]?: (typeof choices)[Kind][number] };

function isKind(name: string): name is keyof typeof choices {
  return Object.hasOwn(choices, name);
}

/** Ignores unknown preferences, or rejects them with `handling=strict`. */
export function parsePreferences(header: string | undefined): Preferences {
  const preferences: Record<string, string> = {};
  const unknown: string[] = [];
  for (const wish of (header ?? "").slice(0, 1_000).split(",")) {
    const [name = "", value = ""] = wish.trim().toLowerCase().split("=", 2);
    if (isKind(name) && choices[name].some((choice) => choice === value)) preferences[name] ??= value;
    else if (name !== "") unknown.push(wish.trim());
  }
  if (preferences.handling === "strict" && unknown.length > 0) {
    const details = `Invalid preferences: ${unknown.join(", ").slice(0, 200)}`;
    throw new RestError(400, "PGRST122", "Invalid preferences given with handling=strict", details);
  }
  return preferences;
}

export function appliedPreferences(followed: Preferences): Record<string, string> {
  const pairs = Object.entries(followed).map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? { "preference-applied": pairs.join(", ") } : {};
}
