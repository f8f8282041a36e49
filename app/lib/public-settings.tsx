import { createContext, use } from "react";
import { elementIds } from "#shared/page-names.ts";
import type { CaptchaProvider } from "#content/captcha.ts";
import type { ProfileName } from "#content/profiles.ts";

/** Who has to be passed at sign-up and sign-in, and the public half of its keys. */
export interface CaptchaSettings {
  provider: CaptchaProvider;
  siteKey: string;
}

/** What the browser may know of the server's settings. Written into every page as JSON when the server starts. */
export interface PublicSettings {
  profile: ProfileName;
  /** Origin of the site without a trailing slash, for canonical addresses. */
  siteUrl: string;
  /** Where the authentication and data services answer, and the public key they expect. */
  backend: { url: string; publishableKey: string };
  captcha?: CaptchaSettings | undefined;
}

const PublicSettingsContext = createContext<PublicSettings | null>(null);
export const PublicSettingsProvider = PublicSettingsContext.Provider;

export function usePublicSettings(): PublicSettings {
  const settings = use(PublicSettingsContext);
  if (!settings) throw new Error("Public settings are missing: the page was rendered outside PublicSettingsProvider.");
  return settings;
}

/** Reads the settings that the server wrote into the page. An empty backend address means this site's own origin. */
export function readPublicSettings(): PublicSettings {
  const text = document.getElementById(elementIds.publicSettings)?.textContent;
  if (!text) throw new Error("The page holds no public settings.");
  return JSON.parse(text);
}
