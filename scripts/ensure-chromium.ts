import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export const chromiumPath = "/usr/bin/chromium";

/** Debian's Chromium without the windows of a browser around its pages: the journeys take half the time in it. */
const headlessShellPath = "/usr/lib/chromium/chromium-headless-shell";

/** What the journeys run in: the shell where there is one. */
export function journeyBrowserPath(): string {
  return existsSync(headlessShellPath) ? headlessShellPath : chromiumPath;
}

/** Installs Debian's Chromium and its shell when missing and possible; otherwise says in one sentence what to do. */
export function ensureChromium(): { missing: string | null } {
  const packages = [
    { name: "chromium", file: chromiumPath },
    { name: "chromium-headless-shell", file: headlessShellPath },
  ].filter(({ file }) => !existsSync(file));
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canInstall && packages.length > 0) {
    console.log("Installing Chromium from Debian's packages…");
    aptGet("update", "-qq");
    // One by one, because not every release of Debian has the shell.
    for (const { name } of packages) aptGet("install", "-y", "-qq", name);
  }
  if (existsSync(chromiumPath)) return { missing: null };
  return {
    missing: `The browser journeys need Chromium at ${chromiumPath}: install it with "sudo apt-get install chromium".`,
  };
}

function aptGet(...words: string[]): void {
  spawnSync("apt-get", words, {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
