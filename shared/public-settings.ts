import type { AnalyticsService } from "#content/analytics.ts";
import type { CaptchaProvider } from "#content/captcha.ts";
import type { ProfileName } from "#content/profiles.ts";

/** Not in element-ids.ts, which differs by language, because all languages share the script with React. */
export const publicSettingsId = "public-settings";

/** `siteKey` is public. */
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
  /** No trailing slash. */
  siteUrl: string;
  /** `url` is empty for the page's origin. The services require the publishable key. */
  backend: { url: string; publishableKey: string };
  /** Whether messages to sales are confirmed by email with a reference number. */
  sendsCopies?: true;
  captcha?: CaptchaSettings | undefined;
  analytics?: AnalyticsSettings;
  /** Set only for the embedded backend (D30). */
  minPasswordLength?: number | undefined;
  /** Days until messages are deleted, or undefined if they are kept. `/legal` states the period. */
  messageRetentionDays?: number | undefined;
}
