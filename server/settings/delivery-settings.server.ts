import type { Environment } from "./setting-names.ts";
import { readMailbox, readTogether, readUrl, SettingsError, value } from "./setting-values.ts";

export interface WebhookSettings {
  url: URL;
  /** `whsec_` and 24 to 64 bytes in base64. */
  secret: string;
  /** Whether it may be an address of the owner's own network. */
  allowPrivate: boolean;
}

export interface DeliverySettings {
  /** Who gets an email for each message. */
  teamEmail: string | null;
  webhook: WebhookSettings | null;
}

/** @throws SettingsError, which repeats neither the webhook's address, because it may hold a key, nor its secret */
export function readDeliverySettings(environment: Environment): DeliverySettings {
  return { teamEmail: readMailbox(environment, "TEAM_EMAIL"), webhook: readWebhook(environment) };
}

function readWebhook(environment: Environment): WebhookSettings | null {
  const allow = value(environment, "WEBHOOK_ALLOW_PRIVATE") ?? "off";
  if (!["on", "off"].includes(allow)) {
    throw new SettingsError(`WEBHOOK_ALLOW_PRIVATE is "${allow}", but it must be one of: on, off.`);
  }
  const allowPrivate = allow === "on";
  const [, secret] = readTogether(environment, ["WEBHOOK_URL", "WEBHOOK_SECRET"]);
  const url = readUrl(environment, "WEBHOOK_URL", ["https:", "http:"]);
  if (!url || secret === undefined) return null;
  if (url.username || url.password || url.hash) {
    throw new SettingsError("WEBHOOK_URL has a user name, a password or a fragment, which can't be sent.");
  }
  if (url.protocol === "http:" && !allowPrivate) {
    throw new SettingsError(
      "WEBHOOK_URL begins with http://, so that messages could be read on their way: use https://, or WEBHOOK_ALLOW_PRIVATE=on for an address of your own network.",
    );
  }
  const [, encoded = ""] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const bytes = Buffer.from(encoded, "base64");
  if (bytes.toString("base64") !== encoded || bytes.length < 24 || bytes.length > 64) {
    throw new SettingsError(
      'WEBHOOK_SECRET must be whsec_ and 24 to 64 random bytes in base64, as `echo "whsec_$(openssl rand -base64 32)"` prints them.',
    );
  }
  return { url, secret, allowPrivate };
}
