import { minPasswordLength } from "@site/backend";
import type { PublicSettings } from "#shared/public-settings.ts";
import type { Settings } from "./settings.ts";

/** Public, because row-level security decides what a caller may do. */
export const embeddedPublishableKey = "sb_publishable_larkpost_embedded";

export function publicSettings(settings: Settings): PublicSettings {
  const { captcha } = settings;
  return {
    profile: settings.profile,
    siteUrl: settings.siteUrl,
    backend: settings.supabase ?? { url: "", publishableKey: embeddedPublishableKey },
    ...(settings.sendsCopies && { sendsCopies: true as const }),
    // Not a spread: the object also contains the secret.
    captcha: captcha ? { provider: captcha.provider, siteKey: captcha.siteKey } : undefined,
    ...(settings.analytics && { analytics: settings.analytics }),
    // Hosted projects have their own password rule.
    minPasswordLength: settings.supabase ? undefined : minPasswordLength,
    // Messages in a hosted project are not deleted by this server.
    messageRetentionDays: settings.supabase ? undefined : (settings.admin.messageRetentionDays ?? undefined),
  };
}
