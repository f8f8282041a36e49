import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";

export const chromiumPath = "/usr/bin/chromium";
export const firefoxPath = "/usr/bin/firefox-esr";
/** Debian's headless Chromium, which runs journeys in half the time. */
const headlessShellPath = "/usr/lib/chromium/chromium-headless-shell";
export const journeyBrowserPath = existsSync(headlessShellPath) ? headlessShellPath : chromiumPath;

/** Debian packages for tests and measurements. A package is installed if its file exists. */
const packages = {
  chromium: chromiumPath,
  "chromium-headless-shell": headlessShellPath,
  // Metric-compatible with Arial. The fallback font is adjusted to Arial, so font swaps shift nothing.
  "fonts-liberation": "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
  "firefox-esr": firefoxPath,
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
  dbus: "/usr/bin/dbus-run-session",
  "nginx-light": "/usr/sbin/nginx",
  caddy: "/usr/{,local/}bin/caddy",
  wrk: "/usr/{,local/}bin/wrk",
  "util-linux": "/usr/bin/taskset",
  openssl: "/usr/bin/openssl",
  systemd: "/usr/bin/systemd-socket-activate",
  podman: "/usr/bin/podman",
  runc: "/usr/{,s}bin/runc",
  mmdebstrap: "/usr/bin/mmdebstrap",
} as const;
export type Package = keyof typeof packages;

/** Recommended for journeys. Some Debian releases lack them. */
const optional: readonly Package[] = ["chromium-headless-shell", "fonts-liberation"];
export const forShots: readonly Package[] = ["chromium", ...optional];
export const forJourneys: readonly Package[] = [...forShots, "firefox-esr", "webkit2gtk-driver", "xvfb", "dbus"];

/** Installs missing packages if run as root. @throws Error that names required packages still missing */
export function requirePackages(...names: readonly Package[]): void {
  const listMissing = () => names.filter((name) => globSync(packages[name]).length === 0);
  if (listMissing().length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`Installing ${listMissing().join(", ")} from Debian's packages…`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    // Packages are installed separately, so a missing one does not block the others.
    for (const words of [["update"], ...listMissing().map((name) => ["install", "-y", name])])
      spawnSync("apt-get", ["-qq", ...words], { env, stdio: ["ignore", "ignore", "inherit"] });
  }
  const missing = listMissing().filter((name) => !optional.includes(name));
  if (missing.length > 0)
    throw new Error(`Programs are missing: install them with "sudo apt-get install ${missing.join(" ")}".`);
}
