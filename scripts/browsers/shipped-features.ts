import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { profiles } from "#content/profiles.ts";
import { loadRenderer } from "#server/pages/renderer.ts";
import { publicSettings } from "#server/settings/public-settings.ts";
import { readSettings } from "#server/settings/settings.ts";
import { newerFeature } from "./catalog.ts";
import { markupFeatures } from "./markup-features.ts";
import { neverAsked, newerFeatures } from "./newer-features.ts";
import { scriptFeatures } from "./script-features.ts";
import { styleFeatures } from "./style-features.ts";

const root = path.resolve(import.meta.dirname, "..", "..");

/** One place where keys of browser-compat-data are used. */
export interface Use {
  file: string;
  keys: ReadonlySet<string>;
}

/** Features used by the built site (styles, scripts, all pages of all profiles), and by its sources, which show where to look. */
export async function shippedFeatures(): Promise<Use[]> {
  const files = [...filesIn("build/client"), ...filesIn("app")];
  const uses = files.flatMap((file): Use[] => {
    const read = (): string => readFileSync(path.join(root, file), "utf8");
    if (file.endsWith(".css")) return [{ file, keys: styleFeatures(read()) }];
    return /\.(js|tsx?)$/.test(file) ? [{ file, keys: scriptFeatures(file, read()) }] : [];
  });
  for (const profile of Object.keys(profiles)) {
    const settings = publicSettings(readSettings({ SITE_PROFILE: profile }));
    const { paths, render } = await loadRenderer(path.join(root, "build", "server", "index.js"), settings);
    for (const address of paths) {
      const { text } = await render(address, null);
      uses.push({ file: `${address} (${profile})`, keys: markupFeatures(text) });
    }
  }
  return uses;
}

/** All files but those that no browser gets: tests, types, and what only the server runs. */
function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => !/\.(test|server|d)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

/** Sentences about used features that are newer than the supported browsers and in no list, each with the files that use it. */
export function unlistedFeatures(uses: readonly Use[]): string[] {
  const listed = new Set(newerFeatures.map(({ feature }) => feature));
  const exempt = new Set(neverAsked.map(({ key }) => key));
  const places = new Map<string, string[]>();
  for (const { file, keys } of uses) {
    for (const key of keys) {
      const feature = newerFeature(key);
      if (!feature || listed.has(feature) || exempt.has(key)) continue;
      const use = `${feature} (${key})`;
      places.set(use, [...(places.get(use) ?? []), file]);
    }
  }
  return [...places].map(
    ([use, files]) =>
      `${use} is newer than the supported browsers and not in scripts/browsers/newer-features.ts: used by ${files.join(", ")}`,
  );
}
