import type { Environment } from "./setting-names.ts";
import { readInteger, readOrigin, SettingsError, value } from "./setting-values.ts";

export interface AdminSettings {
  /** The port of the desk on the loopback, or null for no desk. */
  port: number | null;
  /** The origin of the proxy or tunnel in front of the desk, or null where it is opened on this machine alone. */
  origin: string | null;
  /** Days after which messages are deleted, or null for never: where nothing is set and there is no desk. */
  messageRetentionDays: number | null;
}

/** Days. The maximum of a hundred years is practically forever. */
const retention = { usual: 365, least: 1, most: 36_500 };

/**
 * @param taken the ports of the site's other listeners, by their settings
 * @throws SettingsError
 */
export function readAdminSettings(
  environment: Environment,
  taken: Readonly<Record<string, number | null>>,
): AdminSettings {
  const port = readInteger(environment, "ADMIN_PORT", 0, 0, 65_535) || null;
  for (const [name, other] of Object.entries(taken)) {
    if (port !== null && port === other) {
      throw new SettingsError(`ADMIN_PORT and ${name} are both ${port}, but each needs a port of its own.`);
    }
  }
  const origin = readOrigin(environment, "ADMIN_ORIGIN");
  if (origin !== null && port === null) {
    throw new SettingsError("ADMIN_PORT is missing: ADMIN_ORIGIN names the address behind which that port is.");
  }
  const isAsked = value(environment, "MESSAGE_RETENTION_DAYS") !== undefined || port !== null;
  const days = readInteger(environment, "MESSAGE_RETENTION_DAYS", retention.usual, retention.least, retention.most);
  return { port, origin, messageRetentionDays: isAsked ? days : null };
}
