import { existsSync, globSync } from "node:fs";
import { ensureChromium, installFromDebian } from "./ensure-chromium.ts";

export const firefoxPath = "/usr/bin/firefox-esr";

/** WebKitGTK's small browser, in a folder named after the machine's kind and the library's version. */
export function miniBrowserPath(): string | undefined {
  return globSync("/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser").toSorted().at(-1);
}

const packages = [
  { name: "firefox-esr", isThere: () => existsSync(firefoxPath) },
  { name: "webkit2gtk-driver", isThere: () => existsSync("/usr/bin/WebKitWebDriver") && Boolean(miniBrowserPath()) },
  { name: "xvfb", isThere: () => existsSync("/usr/bin/Xvfb") },
  { name: "dbus", isThere: () => existsSync("/usr/bin/dbus-run-session") },
];

/** Installs Debian's Firefox, WebKitGTK and Chromium when missing and possible; otherwise says in one sentence what to do. */
export function ensureEngines(): { missing: string | null } {
  const { missing } = ensureChromium();
  if (missing) return { missing };
  const listMissing = () => packages.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  installFromDebian(listMissing());
  const names = listMissing();
  if (names.length === 0) return { missing: null };
  return {
    missing: `The walk in three engines needs Firefox and WebKitGTK: install them with "sudo apt-get install ${names.join(" ")}".`,
  };
}
