import { existsSync } from "node:fs";
import { installFromDebian } from "#scripts/ensure-chromium.ts";

/** Programs the bench runs, with Debian's package for each. */
const packages = {
  nginx: "nginx-light",
  caddy: "caddy",
  wrk: "wrk",
  taskset: "util-linux",
  openssl: "openssl",
  "systemd-socket-activate": "systemd",
} as const;

const isInstalled = (program: string): boolean =>
  ["/usr/sbin", "/usr/bin", "/usr/local/bin"].some((folder) => existsSync(`${folder}/${program}`));

/**
 * Installs the missing Debian packages if that is possible.
 * @throws Error with one sentence that names what to install, if it is not possible
 */
export function requirePrograms(...programs: (keyof typeof packages)[]): void {
  const missing = () => programs.filter((program) => !isInstalled(program)).map((program) => packages[program]);
  installFromDebian(missing());
  const still = missing();
  if (still.length > 0) throw new Error(`This part of the bench needs "apt-get install ${still.join(" ")}".`);
}
