import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export const chromiumPath = "/usr/bin/chromium";

/** Debian's Chromium without browser windows: the journeys take half the time in it. */
const headlessShellPath = "/usr/lib/chromium/chromium-headless-shell";

/** The browser that the journeys run in: the headless shell if it is installed, or else Chromium. */
export function journeyBrowserPath(): string {
  return existsSync(headlessShellPath) ? headlessShellPath : chromiumPath;
}

/** Installs Debian's Chromium and its shell when missing and possible; otherwise says in one sentence what to do. */
export function ensureChromium(): { missing: string | null } {
  const packages = [
    { name: "chromium", file: chromiumPath },
    { name: "chromium-headless-shell", file: headlessShellPath },
    // Has the widths of Arial, which most visitors have: the fallback of the site's fonts is fitted to it, so that their swap moves nothing.
    { name: "fonts-liberation", file: "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf" },
  ].filter(({ file }) => !existsSync(file));
  installFromDebian(packages.map(({ name }) => name));
  if (existsSync(chromiumPath)) return { missing: null };
  return {
    missing: `The browser journeys need Chromium at ${chromiumPath}: install it with "sudo apt-get install chromium".`,
  };
}

/** Installs packages if permitted, one by one, because not every Debian release has all of them. */
export function installFromDebian(names: readonly string[]): void {
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!canInstall || names.length === 0) return;
  console.log(`Installing ${names.join(", ")} from Debian's packages…`);
  aptGet("update", "-qq");
  for (const name of names) aptGet("install", "-y", "-qq", name);
}

function aptGet(...words: string[]): void {
  spawnSync("apt-get", words, {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
