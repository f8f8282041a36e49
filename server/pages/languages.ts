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

/** A language that the site is built in. */
export type SiteLanguage = Pick<Language, "code" | "name" | "direction" | "prefix">;

/** With what was collected from its words. */
export interface ServedLanguage extends SiteLanguage {
  readonly data: SiteData;
}

const root = path.resolve(import.meta.dirname, "..", "..");

/** The languages that there are, below the root of the project; not each of them is built. */
export const languagesFile = "build/languages.json";

/** Where the build of a language is, below the root of the project. English stands at the root, and its files are those of all. */
export const buildFolderOf = (code: string): string => (code === firstLanguage ? "build" : `build/languages/${code}`);

/**
 * The languages that the site has, English first: those named by SITE_LANGUAGES, or else all that the build has.
 * @throws ExpectedError if one of them is not built
 */
export async function servedLanguages(
  named: readonly string[] | null,
): Promise<readonly [ServedLanguage, ...ServedLanguage[]]> {
  const known: [Language, ...Language[]] = JSON.parse(await readFile(path.join(root, languagesFile), "utf8"));
  const isBuilt = (code: string): boolean => existsSync(path.join(root, buildFolderOf(code), "server"));
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

/** The pages with a parameter that a language shows now. */
export const shownPaths = ({ parameterPages }: SiteData): string[] =>
  parameterPages.filter((page) => isShown(page)).map(({ path }) => path);

/** Whether enough of a page is in the language for it to be listed. @param path with or without a query */
export function isListedIn({ unlisted }: Pick<SiteData, "unlisted">, path: string): boolean {
  const [page = ""] = path.split("?");
  return !unlisted.includes(page) && !(page.startsWith(`${caseStudiesPath}/`) && unlisted.includes(caseStudiesPath));
}

/**
 * A page in each language that the site has, English first. All have the pages without a parameter, and those of records; an article may
 * be in one language alone.
 * @param address a path without prefix, with its query; null for what is no page of its own, such as an error
 * @returns nothing for a site in one language
 */
export function versionsOf(address: string | null, languages: readonly ServedLanguage[]): readonly PageVersion[] {
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

/** What was collected from a language's words (scripts/words/collected.ts). */
export async function readSiteData(code: string): Promise<SiteData> {
  return JSON.parse(await readFile(path.join(root, "content", "generated", code, "site-data.json"), "utf8"));
}

/**
 * The language of an address and its path there: the first part decides, and what names no language is English.
 * @param address a path with its query
 */
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
