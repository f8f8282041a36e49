import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export const chromiumPath = "/usr/bin/chromium";

/** Installs Debian's Chromium when it is missing and can be installed; otherwise says in one sentence what to do. */
export function ensureChromium(): { missing: string | null } {
  if (existsSync(chromiumPath)) return { missing: null };
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canInstall) {
    console.log("Installing Chromium from Debian's packages…");
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-qq"], { env: environment, stdio: ["ignore", "ignore", "inherit"] });
    spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], {
      env: environment,
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  if (existsSync(chromiumPath)) return { missing: null };
  return {
    missing: `The browser journeys need Chromium at ${chromiumPath}: install it with "sudo apt-get install chromium".`,
  };
}
