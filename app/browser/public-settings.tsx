import { createContext, use } from "react";
import { elementIds } from "#shared/page-names.ts";
import { isOwnBackend, type PublicSettings } from "#shared/public-settings.ts";
import { type Profile, profiles } from "#content/profiles.ts";

const PublicSettingsContext = createContext<PublicSettings | null>(null);
export const PublicSettingsProvider = PublicSettingsContext.Provider;

export function usePublicSettings(): PublicSettings {
  const settings = use(PublicSettingsContext);
  if (!settings) throw new Error("Public settings are missing: the page was rendered outside PublicSettingsProvider.");
  return settings;
}

/** What the site offers, by the profile of its settings. */
export function useProfile(): Profile {
  return profiles[usePublicSettings().profile];
}

/** Whether the data that the footer's forms send is stored (P2, P3): only this site's own backend stores it. */
export function storesSubscriptions({ profile, backend }: PublicSettings): boolean {
  return profiles[profile].subscriptions === "stored" && isOwnBackend(backend);
}

/** Reads the settings that the server wrote into the page. An empty backend address means this site's own origin. */
export function readPublicSettings(): PublicSettings {
  const text = document.getElementById(elementIds.publicSettings)?.textContent;
  if (!text) throw new Error("The page holds no public settings.");
  return JSON.parse(text);
}
