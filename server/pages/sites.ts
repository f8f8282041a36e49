import path from "node:path";
import type { PublicSettings } from "#shared/public-settings.ts";
import { type Asset, readAssets } from "../http/asset-store.ts";
import { buildFolderOf, servedLanguages, type ServedLanguage, type SiteLanguage } from "./languages.ts";
import { digestOfInputs, openPageFiles, removeOtherPages } from "./page-files.ts";
import { createPageStore, type PageStore, type PageStoreOptions } from "./page-store.ts";
import { loadRenderer } from "./renderer.ts";
import { renderingQueue } from "./requested-pages.ts";

/** The pages of a language. */
export interface LanguagePages extends Pick<SiteLanguage, "code" | "prefix"> {
  readonly pages: PageStore;
}

/** English first; in development the one language. */
export type Sites = readonly [LanguagePages, ...LanguagePages[]];

interface SitesOptions extends Pick<PageStoreOptions, "records" | "onChange" | "onError"> {
  dataDirectory: string;
  /** The codes that SITE_LANGUAGES has. */
  languages: readonly string[] | null;
  settings: PublicSettings;
}

const root = path.resolve(import.meta.dirname, "..", "..");

/** Opens the pages of all languages of the build, and the files of all. One language after the other: a first start renders all pages. */
export async function openSites({
  dataDirectory,
  languages: named,
  settings,
  ...options
}: SitesOptions): Promise<{ sites: Sites; assets: ReadonlyMap<string, Asset> }> {
  const languages = await servedLanguages(named);
  const folder = path.join(dataDirectory, "pages");
  await removeOtherPages(
    folder,
    languages.map(({ code }) => code),
  );
  // Each page names the languages.
  const names = languages.map(({ code, name }) => [code, name]);
  const queue = renderingQueue();
  const filesOf = (code: string) => readAssets(path.join(root, buildFolderOf(code), "client"));
  const [english, ...others] = languages;
  const shared = await filesOf(english.code);
  const all = new Map(shared);
  const open = async (language: ServedLanguage, own: ReadonlyMap<string, Asset>): Promise<LanguagePages> => {
    for (const [address, asset] of own) all.set(address, asset);
    const assets = new Map([...shared, ...own]);
    const build = path.join(buildFolderOf(language.code), "server");
    const pages = await createPageStore({
      ...options,
      siteUrl: settings.siteUrl,
      loadRenderer: () => loadRenderer(path.join(root, build, "index.js"), settings),
      languages,
      language,
      files: openPageFiles(path.join(folder, language.code), digestOfInputs(build, assets, { settings, names })),
      assets,
      queue,
      cacheFraction: 1 / languages.length,
    });
    return { ...language, pages };
  };
  const sites: [LanguagePages, ...LanguagePages[]] = [await open(english, shared)];
  for (const language of others) sites.push(await open(language, await filesOf(language.code)));
  return { sites, assets: all };
}
