import { features } from "web-features";
import { supportedUpTo } from "./support.ts";

interface Entry {
  /** The identifier of web-features, such as `popover`. */
  feature: string;
  isNewer: boolean;
}

/** Every key of MDN's browser-compat-data that a web feature consists of, such as `css.properties.text-wrap.pretty`. */
const catalog = new Map<string, Entry>();
for (const [feature, details] of Object.entries(features)) {
  // A discouraged feature is old, and no browser will add it.
  if (details.kind !== "feature" || details.discouraged) continue;
  const { by_compat_key: byKey = {}, baseline_low_date: wholeSince } = details.status;
  for (const key of details.compat_features ?? []) {
    const since = byKey[key]?.baseline_low_date;
    // A feature with a later date than its parts was faulty in some engine until then. One without a date is judged by its parts.
    const isNewer =
      !since || day(since) > supportedUpTo || (wholeSince !== undefined && day(wholeSince) > supportedUpTo);
    catalog.set(key, { feature, isNewer });
  }
}

/** Dates before the records begin are written with a sign, such as `≤2020-01-15`. */
function day(date: string): string {
  return date.replace("≤", "");
}

export function isKnown(key: string): boolean {
  return catalog.has(key);
}

export function isSupported(key: string): boolean {
  return catalog.get(key)?.isNewer === false;
}

/** Whether some part of a feature is newer than the supported browsers. */
export function hasNewerParts(feature: string): boolean {
  return [...catalog.values()].some((entry) => entry.feature === feature && entry.isNewer);
}

/** The feature that a key belongs to when it is newer than the supported browsers; undefined for what they all have, or what is unknown. */
export function newerFeature(key: string): string | undefined {
  const entry = catalog.get(key);
  return entry?.isNewer ? entry.feature : undefined;
}

/** All keys below a group, such as `api`, each with the names after the group: `["Document", "startViewTransition"]`. */
export function keysIn(group: string): { key: string; names: string[] }[] {
  const start = `${group}.`;
  return [...catalog.keys()]
    .filter((key) => key.startsWith(start))
    .map((key) => ({ key, names: key.slice(start.length).split(".") }));
}
