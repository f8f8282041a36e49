import { browserNames, deviceName as nameOf, systemNames } from "#content/account.ts";
import { devicesSection } from "#content/generated/account.ts";

/** A user agent as a visitor would name it: "Firefox on Windows". */
export function deviceName(userAgent: string): string {
  const nameIn = (names: typeof browserNames): string => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "";
  return nameOf(nameIn(browserNames), nameIn(systemNames)) || devicesSection.unknownDevice;
}
