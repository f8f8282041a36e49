import { createContext, use } from "react";
import { type PublicSettings, publicSettingsId } from "#shared/public-settings.ts";

const PublicSettingsContext = createContext<PublicSettings | null>(null);
export const PublicSettingsProvider = PublicSettingsContext.Provider;

export function usePublicSettings(): PublicSettings {
  const settings = use(PublicSettingsContext);
  if (!settings) throw new Error("Public settings are missing: the page was rendered outside PublicSettingsProvider.");
  return settings;
}

/** An empty backend URL stands for the site's origin. */
export function readPublicSettings(): PublicSettings {
  const text = document.getElementById(publicSettingsId)?.textContent;
  if (!text) throw new Error("The page has no public settings.");
  return JSON.parse(text);
}
