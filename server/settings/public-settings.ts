import { minPasswordLength } from "@site/backend";
import type { PublicSettings } from "#shared/public-settings.ts";
import type { Settings } from "./settings.ts";

/** The key is not a secret, because row-level security limits its callers. */
export const embeddedPublishableKey = "sb_publishable_larkpost_embedded";

export function publicSettings(settings: Settings): PublicSettings {
  const { captcha } = settings;
  return {
    profile: settings.profile,
    siteUrl: settings.siteUrl,
    backend: settings.supabase ?? { url: "", publishableKey: embeddedPublishableKey },
    ...(settings.sendsCopies && { sendsCopies: true as const }),
    // Fields are copied one by one, because the object also contains the secret.
    captcha: captcha ? { provider: captcha.provider, siteKey: captcha.siteKey } : undefined,
    ...(settings.analytics && { analytics: settings.analytics }),
    // Hosted projects configure the minimum.
    minPasswordLength: settings.supabase ? undefined : minPasswordLength,
    // Messages in a hosted project are not deleted by this server.
    messageRetentionDays: settings.supabase ? undefined : (settings.admin.messageRetentionDays ?? undefined),
  };
}
