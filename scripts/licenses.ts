import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
export const licensesFile = path.join(root, "THIRD-PARTY-LICENSES");

export interface ShippedPackage {
  /** Its folder below the root, such as "node_modules/hono". */
  folder: string;
  name: string;
  version: string;
  license: string;
}

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  /** A folder of this repository. */
  link?: boolean;
  os?: string[];
  cpu?: string[];
}

/**
 * The packages that run on the server or in a browser: every locked package that isn't for development. A package's builds for single
 * platforms are left out, so that the list is the same everywhere.
 */
export function shippedPackages(): ShippedPackage[] {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(path.join(root, "package-lock.json"), "utf8"),
  );
  return Object.entries(lock.packages)
    .filter(
      ([folder, locked]) =>
        folder.startsWith("node_modules/") &&
        !locked.link &&
        !locked.dev &&
        !locked.devOptional &&
        !locked.os &&
        !locked.cpu,
    )
    .map(([folder, { version = "", license = "" }]) => {
      const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
      return { folder, name, version, license: license || licenseOf(folder) };
    })
    .sort((one, other) => `${one.name}@${one.version}`.localeCompare(`${other.name}@${other.version}`, "en"));
}

function licenseOf(folder: string): string {
  const file = path.join(root, folder, "package.json");
  if (!existsSync(file)) return "unknown";
  const { license }: { license?: string } = JSON.parse(readFileSync(file, "utf8"));
  return license ?? "unknown";
}

function licenseText(folder: string): string {
  const full = path.join(root, folder);
  const names = existsSync(full) ? readdirSync(full).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name)) : [];
  const texts = names.sort().map((name) => readFileSync(path.join(full, name), "utf8").trim());
  return texts.join("\n\n") || "(The package carries no license text of its own.)";
}

function fontLicenses(): string[] {
  const fonts = path.join(root, "app", "fonts");
  return readdirSync(fonts)
    .filter((name) => name.startsWith("OFL-"))
    .map((name) => `${name.slice(4, -4)} (font), OFL-1.1\n\n${readFileSync(path.join(fonts, name), "utf8").trim()}`);
}

export const heading = ({ name, version, license }: ShippedPackage): string => `${name} ${version}, ${license}`;

function write(): void {
  const entries = shippedPackages().map((shipped) => `${heading(shipped)}\n\n${licenseText(shipped.folder)}`);
  const rule = `\n\n${"-".repeat(80)}\n\n`;
  const intro =
    "What others wrote and this site ships, to browsers or on the server, with their licenses.\nWritten by `node scripts/licenses.ts`.";
  writeFileSync(licensesFile, `${[intro, ...entries, ...fontLicenses()].join(rule)}\n`);
}

if (import.meta.main) write();
