import { browserNames, deviceName as nameOf, systemNames } from "#content/account.ts";
import { devicesCounter } from "#content/generated/account.ts";

/** What a visitor would call the browser that names itself like this: "Firefox on Windows". */
export function deviceName(userAgent: string): string {
  const nameIn = (names: typeof browserNames): string => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "";
  return nameOf(nameIn(browserNames), nameIn(systemNames)) || devicesCounter.unknownDevice;
}
