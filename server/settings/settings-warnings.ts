import { type Environment, findEndedSettings, readSetting } from "./setting-names.ts";
import type { Settings } from "./settings.ts";

/** Warns about combinations that are allowed but probably unintended. */
export function settingsWarnings(settings: Settings, environment: Environment): string[] {
  const { supabase, smtpUrl, deliveries } = settings;
  // A hosted project sends its own emails and counts its own visitors.
  const isOwnAndOpen = settings.siteUrl.startsWith("https:") && !supabase;
  const ended = findEndedSettings(environment);
  const warnings = [
    isOwnAndOpen &&
      !smtpUrl &&
      "SITE_URL is an https address, but SMTP_URL is not set: no email is sent, each is only a file in the outbox of DATA_DIR.",
    isOwnAndOpen &&
      readSetting(environment, "TRUSTED_PROXY_COUNT") === undefined &&
      "SITE_URL is an https address, but TRUSTED_PROXY_COUNT is not set: behind a proxy all visitors count as one, so that one can use up the limits of all. Set it to the number of proxies, or to 0 without one.",
    supabase &&
      (deliveries.teamEmail || deliveries.webhook) &&
      "TEAM_EMAIL and WEBHOOK_URL do nothing with a hosted Supabase project: set up a database webhook in its dashboard.",
    supabase &&
      smtpUrl &&
      "SMTP_URL does nothing with a hosted Supabase project, which sends its own emails: people who write to sales get no copy.",
    ended.length > 0 && `No longer a setting, and ignored: ${ended.join(", ")}. docs/update.md says what to do.`,
  ];
  return warnings.filter((warning) => typeof warning === "string");
}
