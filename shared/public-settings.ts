import type { AnalyticsService } from "#content/analytics.ts";
import type { CaptchaProvider } from "#content/captcha.ts";
import type { ProfileName } from "#content/profiles.ts";

/** Not in element-ids.ts, which comes with a script that differs by language: React's is the same in all. */
export const publicSettingsId = "public-settings";

/** The public one of the provider's two keys. */
export interface CaptchaSettings {
  provider: CaptchaProvider;
  siteKey: string;
}

export interface AnalyticsSettings {
  service: AnalyticsService;
  endpoint: string;
  id?: string;
}

export interface PublicSettings {
  profile: ProfileName;
  /** Without a trailing slash, for canonical addresses. */
  siteUrl: string;
  /** `url` is empty for the page's own origin; the services expect the public key. */
  backend: { url: string; publishableKey: string };
  /** Whether a message to sales is confirmed by an email with its number. */
  sendsCopies?: true;
  captcha?: CaptchaSettings | undefined;
  analytics?: AnalyticsSettings;
  /** Minimum of the own backend's password rule (D30). */
  minPasswordLength?: number | undefined;
  /** Days after which messages are deleted; missing if they stay. `/legal` states it. */
  messageRetentionDays?: number | undefined;
}
