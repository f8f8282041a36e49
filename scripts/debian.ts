import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";

export const chromiumPath = "/usr/bin/chromium";
export const firefoxPath = "/usr/bin/firefox-esr";

/** Debian's Chromium without browser windows: the journeys take half the time in it. */
const headlessShellPath = "/usr/lib/chromium/chromium-headless-shell";

/** The browser that the journeys run in: the headless shell if it is installed, or else Chromium. */
export function journeyBrowserPath(): string {
  return existsSync(headlessShellPath) ? headlessShellPath : chromiumPath;
}

/** WebKitGTK's small browser, in a folder named after the machine's kind and the library's version. */
export function miniBrowserPath(): string | undefined {
  return globSync("/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser").toSorted().at(-1);
}

/** Debian's packages of programs that tests and measurements run, each with the place of a file that it brings. */
const packages = {
  chromium: chromiumPath,
  "chromium-headless-shell": headlessShellPath,
  // Has the widths of Arial, which most visitors have: the fallback of the site's fonts is fitted to it, so that their swap moves nothing.
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
  pngquant: "/usr/bin/pngquant",
  systemd: "/usr/bin/systemd-socket-activate",
  podman: "/usr/bin/podman",
  runc: "/usr/{,s}bin/runc",
  mmdebstrap: "/usr/bin/mmdebstrap",
} as const;

export type Package = keyof typeof packages;

/** What the journeys run better with and not only with; not every Debian release has it. */
const optional: readonly Package[] = ["chromium-headless-shell", "fonts-liberation"];
export const forJourneys: readonly Package[] = ["chromium", ...optional];
export const forEngines: readonly Package[] = [...forJourneys, "firefox-esr", "webkit2gtk-driver", "xvfb", "dbus"];

/**
 * Installs what is missing, if that is possible.
 * @throws Error with one sentence that names what to install, if it is not
 */
export function requirePackages(...names: readonly Package[]): void {
  const listMissing = () => names.filter((name) => globSync(packages[name]).length === 0);
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canInstall && listMissing().length > 0) {
    console.log(`Installing ${listMissing().join(", ")} from Debian's packages…`);
    aptGet("update", "-qq");
    // One by one, so that one that the release lacks does not keep the others away.
    for (const name of listMissing()) aptGet("install", "-y", "-qq", name);
  }
  const missing = listMissing().filter((name) => !optional.includes(name));
  if (missing.length > 0) {
    throw new Error(`Programs are missing: install them with "sudo apt-get install ${missing.join(" ")}".`);
  }
}

function aptGet(...words: string[]): void {
  spawnSync("apt-get", words, {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
