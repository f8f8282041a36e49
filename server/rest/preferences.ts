import { RestError } from "./rest-error.ts";

/** What may be wished for, the first of each kind counts. https://docs.postgrest.org/en/stable/references/api/preferences.html */
const choices = {
  resolution: ["merge-duplicates", "ignore-duplicates"],
  return: ["representation", "minimal", "headers-only"],
  count: ["exact", "planned", "estimated"],
  tx: ["commit", "rollback"],
  missing: ["default", "null"],
  handling: ["strict", "lenient"],
} as const;

export type Preferences = { [Kind in keyof typeof choices]?: (typeof choices)[Kind][number] } & {
  /** The most rows a change may touch; PostgREST looks at it with `handling=strict` only. */
  maxAffected?: number;
};

function isKind(name: string): name is keyof typeof choices {
  return Object.hasOwn(choices, name);
}

/**
 * The wishes of the Prefer headers, such as "count=exact".
 * @throws RestError when one of them is unknown and `handling=strict` is among them
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

/** The header that says which wishes were followed, or none. */
export function appliedPreferences(followed: Preferences): Record<string, string> {
  const { maxAffected, ...wishes } = followed;
  const pairs = Object.entries(wishes).map(([name, value]) => `${name}=${value}`);
  if (maxAffected !== undefined) pairs.push(`max-affected=${maxAffected}`);
  return pairs.length > 0 ? { "preference-applied": pairs.join(", ") } : {};
}
