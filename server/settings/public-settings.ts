import type { CaptchaProvider } from "#content/captcha.ts";
import type { ProfileName } from "#content/profiles.ts";
import type { Settings } from "./settings.server.ts";

/** The part of the settings that every page carries. The app reads the same shape in app/lib/public-settings.tsx. */
export interface PublicSettings {
  profile: ProfileName;
  siteUrl: string;
  backend: { url: string; publishableKey: string };
  captcha?: { provider: CaptchaProvider; siteKey: string } | undefined;
}

/** The key of the embedded backend. Public by design: what a caller may do is decided by row-level security. */
export const embeddedPublishableKey = "sb_publishable_larkpost_embedded";

export function publicSettings(settings: Settings): PublicSettings {
  const { captcha } = settings;
  return {
    profile: settings.profile,
    siteUrl: settings.siteUrl,
    // An empty address means the origin that served the page, whatever name it was reached by.
    backend: settings.supabase ?? { url: "", publishableKey: embeddedPublishableKey },
    // Named one by one: the secret beside them stays here.
    captcha: captcha ? { provider: captcha.provider, siteKey: captcha.siteKey } : undefined,
  };
}
