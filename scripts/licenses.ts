import { globSync, readFileSync, writeFileSync } from "node:fs";
import lock from "../package-lock.json" with { type: "json" };

type LockedPackage = Partial<
  Record<"version" | "license", string> & Record<"dev" | "devOptional" | "link", boolean> & { os: unknown }
>;

/** Packages that run on the server or in browsers, except platform-specific builds, which include their own license. */
export const shippedPackages = Object.entries<LockedPackage>(lock.packages)
  .filter(
    ([folder, { dev, devOptional, link, os }]) =>
      folder.startsWith("node_modules/") && !(dev || devOptional || link || os),
  )
  .map(([folder, { version, license = "" }]) => ({
    folder,
    license,
    name: `${folder.replace(/.*node_modules\//, "")} ${version}`,
  }));

const read = (files: readonly string[]) =>
  files
    .toSorted()
    .map((file) => readFileSync(file, "utf8").trim())
    .join("\n\n");

const readRepository = (folder: string): string =>
  JSON.parse(readFileSync(`${folder}/package.json`, "utf8")).repository;

export function licenseTexts(): string {
  const packages = shippedPackages.map(({ folder, license, name }) => {
    const text = read(globSync(`${folder}/{LICEN[CS]E,licen[cs]e,COPYING,NOTICE}*`));
    const source = license === "MPL-2.0" ? `\n\nUnchanged; its source: ${readRepository(folder)}` : "";
    return `${name}, ${license}${source}\n\n${text || "(The package carries no license text of its own.)"}`;
  });
  const fonts = globSync("app/fonts/OFL-*")
    .sort()
    .map((file) => `${file.slice(14, -4)} (font), OFL-1.1\n\n${read([file])}`);
  const intro = "Licenses of the packages and fonts that this site ships. Written by `npx node scripts/licenses.ts`.";
  return `${[intro, ...packages, ...fonts].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

if (import.meta.main) writeFileSync("THIRD-PARTY-LICENSES", licenseTexts());
