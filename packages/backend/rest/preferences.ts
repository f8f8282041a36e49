import { RestError } from "./rest-error.ts";

/**
 * Supported preferences; of each kind the first one given counts.
 * https://docs.postgrest.org/en/stable/references/api/preferences.html
 */
const choices = {
  resolution: ["merge-duplicates", "ignore-duplicates"],
  return: ["representation", "minimal", "headers-only"],
  count: ["exact", "planned", "estimated"],
  tx: ["commit", "rollback"],
  missing: ["default", "null"],
  handling: ["strict", "lenient"],
} as const;

export type Preferences = { [Kind in keyof typeof choices]?: (typeof choices)[Kind][number] } & {
  /** The most rows a change may affect; PostgREST checks it with `handling=strict` only. */
  maxAffected?: number;
};

function isKind(name: string): name is keyof typeof choices {
  return Object.hasOwn(choices, name);
}

/**
 * Parses the Prefer header, such as "count=exact".
 * @throws RestError when one is unknown and `handling=strict` is given
 */
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

/** The Preference-Applied header, or none. */
export function appliedPreferences(followed: Preferences): Record<string, string> {
  const { maxAffected, ...wishes } = followed;
  const pairs = Object.entries(wishes).map(([name, value]) => `${name}=${value}`);
  if (maxAffected !== undefined) pairs.push(`max-affected=${maxAffected}`);
  return pairs.length > 0 ? { "preference-applied": pairs.join(", ") } : {};
}
