import type { AnalyticsService } from "#content/analytics.ts";
import type { CaptchaProvider } from "#content/captcha.ts";
import type { ProfileName } from "#content/profiles.ts";

/** The id of the element that holds them. Not in element-ids.ts, which comes with a script that differs by language: React's is the same in all. */
export const publicSettingsId = "public-settings";

/** The provider of the captcha at sign-up and sign-in, and the public one of its two keys. */
export interface CaptchaSettings {
  provider: CaptchaProvider;
  siteKey: string;
}

/** The service that pages tell of visits (D26). */
export interface AnalyticsSettings {
  service: AnalyticsService;
  /** The address that takes what is counted. */
  endpoint: string;
  /** What the service knows the site by. */
  id?: string;
}

/** What the browser may know of the server's settings. Written into every page as JSON. */
export interface PublicSettings {
  profile: ProfileName;
  /** Origin of the site without a trailing slash, for canonical addresses. */
  siteUrl: string;
  /** Where the authentication and data services answer (empty for the page's own origin), and the public key they expect. */
  backend: { url: string; publishableKey: string };
  /** Whether a message to sales is answered by an email with its number. Missing where not. */
  sendsCopies?: true;
  captcha?: CaptchaSettings | undefined;
  analytics?: AnalyticsSettings;
  /** Characters that the own backend's rule for passwords asks for (D30). */
  minPasswordLength?: number | undefined;
  /** Days after which messages are deleted; left out where they stay. `/legal` says it. */
  messageRetentionDays?: number | undefined;
}
