// Checks that the installed packages are the locked ones. Plain JavaScript for Node 20 or later, like bootstrap.mjs.
import { createHash } from "node:crypto";

/**
 * The first package in which the lock differs from package.json, or null. npm would resolve the difference without a message, by
 * installing packages that are not locked.
 * @param {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} project
 * @param {{ packages: Record<string, { version?: string }> }} lock
 */
export function driftOf(project, lock) {
  for (const kind of ["dependencies", "devDependencies"]) {
    const wanted = project[kind] ?? {};
    const locked = lock.packages[""]?.[kind] ?? {};
    for (const name of Object.keys({ ...wanted, ...locked })) {
      const installs = lock.packages[`node_modules/${name}`]?.version;
      if (wanted[name] !== locked[name] || wanted[name] !== installs) return name;
    }
  }
  return null;
}

/**
 * Whether each package of the lock is installed in its version. Builds for other platforms may be missing, and after `npm prune` all that is
 * for development.
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Locked
 * @param {{ packages: Record<string, Locked> }} lock
 * @param {{ packages: Record<string, Locked> }} installed
 */
export function isInstalled(lock, installed) {
  const isPruned = !Object.values(installed.packages).some(({ dev }) => dev);
  return Object.entries(lock.packages).every(([folder, { version, optional, dev, devOptional }]) => {
    const found = installed.packages[folder];
    if (found) return found.version === version;
    return folder === "" || optional || (isPruned && (dev || devOptional));
  });
}

/**
 * A sentence that says why the Node program must not run, or null. A script of the package `node` installs the program from a package
 * for the platform, which is not in the lock; so its checksum is in this repository.
 * @param {Buffer} program
 * @param {{ version: string, sha256: Record<string, string> }} checksums
 * @param {string} version the locked one
 */
export function refusalOfNode(program, checksums, version) {
  const platform = `${process.platform}-${process.arch}`;
  const sum = createHash("sha256").update(program).digest("hex");
  const expected = checksums.version === version ? checksums.sha256[platform] : undefined;
  if (expected === undefined) {
    return `scripts/node-checksums.json has no checksum for Node ${version} on ${platform}. The installed program's is ${sum}: compare it with the release at nodejs.org, then add it.`;
  }
  if (sum === expected) return null;
  return `The Node that was installed is not the one of scripts/node-checksums.json: its SHA-256 is ${sum}, expected was ${expected}. It was removed and not run.`;
}
