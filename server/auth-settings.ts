import type { AuthSettings } from "@site/backend";
import { site } from "#content/site.ts";
import { closedHeaders } from "./http/security-headers.ts";
import type { Settings } from "./settings/settings.ts";

/** What the accounts read of the settings, and what they are told of the site. */
export function authSettings(
  settings: Pick<Settings, "siteUrl" | "smtpUrl" | "rateLimitScale" | "trustedProxyCount"> & Partial<Settings>,
): AuthSettings {
  const { siteUrl, rateLimitScale, trustedProxyCount, redirectUrls, captcha, providers } = settings;
  return {
    name: site.name,
    ownPath: "/larkpost",
    siteUrl,
    rateLimitScale,
    trustedProxyCount,
    // D9: with a mail server, sign-in waits for the confirmation.
    confirmFirst: settings.smtpUrl !== null,
    headers: closedHeaders,
    ...(redirectUrls && { redirectUrls }),
    ...(captcha && { captcha }),
    ...(providers && { providers }),
  };
}
