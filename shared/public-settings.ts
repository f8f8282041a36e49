import type { AnalyticsService } from "#content/analytics.ts";
import type { CaptchaProvider } from "#content/captcha.ts";
import type { ProfileName } from "#content/profiles.ts";

/** Not in element-ids.ts, whose script differs by language: React's script is the same for all. */
export const publicSettingsId = "public-settings";

/** The public key of the provider's pair. */
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
  /** Whether a message to sales is confirmed by an email with its reference number. */
  sendsCopies?: true;
  captcha?: CaptchaSettings | undefined;
  analytics?: AnalyticsSettings;
  /** Minimum of the own backend's password rule (D30). */
  minPasswordLength?: number | undefined;
  /** Days after which messages are deleted; undefined if they are kept. `/legal` states it. */
  messageRetentionDays?: number | undefined;
}
