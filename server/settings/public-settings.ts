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
    // Copied field by field, because the object also contains the secret.
    captcha: captcha ? { provider: captcha.provider, siteKey: captcha.siteKey } : undefined,
    ...(settings.analytics && { analytics: settings.analytics }),
    // A hosted project has its own password rule.
    minPasswordLength: settings.supabase ? undefined : minPasswordLength,
    // This server does not delete messages in a hosted project.
    messageRetentionDays: settings.supabase ? undefined : (settings.admin.messageRetentionDays ?? undefined),
  };
}
