import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { ExpectedError } from "@site/backend";
import { caseStudiesPath } from "#content/case-study-path.ts";
import { chooseLanguages, firstLanguage, type Language } from "#content/language.ts";
import { isShown } from "#content/planned-times.ts";
import type { SiteData } from "#content/site-data.ts";
import { prefixedPath } from "#shared/prefixed-path.ts";
import type { PageVersion } from "#shared/page-version.ts";

export type SiteLanguage = Pick<Language, "code" | "name" | "direction" | "prefix">;

export interface ServedLanguage extends SiteLanguage {
  readonly data: SiteData;
}

const root = path.resolve(import.meta.dirname, "..", "..");

/** Also lists languages that were not built. */
export const languagesFile = "build/languages.json";

/** The English build is at the root and also contains the files that all languages share. */
export const getBuildFolder = (code: string): string => (code === firstLanguage ? "build" : `build/languages/${code}`);

/** Returns English, then the languages in SITE_LANGUAGES or all built ones. @throws ExpectedError if one is not built */
export async function servedLanguages(
  named: readonly string[] | null,
  folder = root,
): Promise<readonly [ServedLanguage, ...ServedLanguage[]]> {
  const file = await readFile(path.join(folder, languagesFile), "utf8").catch((error: unknown) => {
    throw new ExpectedError("The site is not built: run npm run build.", { cause: error });
  });
  const known: [Language, ...Language[]] = JSON.parse(file);
  const isBuilt = (code: string): boolean => existsSync(path.join(root, getBuildFolder(code), "server"));
  const unbuilt = named?.find((code) => !isBuilt(code));
  if (unbuilt !== undefined)
    throw new ExpectedError(
      `SITE_LANGUAGES names “${unbuilt}”, which is not built: run npm run build with the same setting.`,
    );
  const withData = async (language: Language) => ({ ...language, data: await readSiteData(language.code) });
  const [english, ...others] = known;
  const chosen = chooseLanguages(others, named).filter(({ code }) => isBuilt(code));
  return [await withData(english), ...(await Promise.all(chosen.map(withData)))];
}

export const shownPaths = ({ parameterPages }: SiteData): string[] =>
  parameterPages.filter((page) => isShown(page)).map(({ path }) => path);

export function isListedIn({ unlisted }: Pick<SiteData, "unlisted">, path: string): boolean {
  const [page = ""] = path.split("?");
  return !unlisted.includes(page) && !(page.startsWith(`${caseStudiesPath}/`) && unlisted.includes(caseStudiesPath));
}

/** Returns English first, or nothing for a site in one language. @param address path without prefix; null for error pages */
export function listVersions(address: string | null, languages: readonly ServedLanguage[]): readonly PageVersion[] {
  if (languages.length < 2) return [];
  const [path = ""] = (address ?? "").split("?");
  const isOfFew = languages.some(({ data }) => data.parameterPages.some((page) => page.path === path));
  return languages.map(({ code, name, direction, prefix, data }) => {
    const isSamePage = address !== null && (!isOfFew || shownPaths(data).includes(path));
    return {
      code,
      name,
      direction,
      address: prefixedPath(prefix, isSamePage ? address : "/"),
      isSamePage,
      isListed: isSamePage && isListedIn(data, path),
      ...data.offer,
    };
  });
}

export async function readSiteData(code: string): Promise<SiteData> {
  return JSON.parse(await readFile(path.join(root, "content", "generated", code, "site-data.json"), "utf8"));
}

/** Paths without a language's prefix are English. @param address a path with its query */
export function splitAddress<Of extends Pick<SiteLanguage, "prefix">>(
  address: string,
  languages: readonly [Of, ...Of[]],
): { language: Of; path: string } {
  const language = languages.find(
    ({ prefix }) =>
      prefix !== "" &&
      address.slice(0, prefix.length).toLowerCase() === prefix &&
      /^(?:[/?]|$)/.test(address.slice(prefix.length)),
  );
  if (!language) return { language: languages[0], path: address };
  const rest = address.slice(language.prefix.length);
  return { language, path: rest.startsWith("/") ? rest : `/${rest}` };
}
