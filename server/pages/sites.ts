import { rm } from "node:fs/promises";
import path from "node:path";
import type { PublicSettings } from "#shared/public-settings.ts";
import { type Asset, readAssets } from "../http/asset-store.ts";
import { getBuildFolder, servedLanguages, type ServedLanguage, type SiteLanguage } from "./languages.ts";
import { createPageCache, type PageCache, type PageCacheOptions } from "./page-cache.ts";
import { loadRenderer, type Renderer } from "./renderer.ts";
import { renderingQueue } from "./dynamic-pages.ts";

export interface LanguagePages extends Pick<SiteLanguage, "code" | "prefix"> {
  readonly pages: PageCache;
}

/** English first. Development has one language. */
export type Sites = readonly [LanguagePages, ...LanguagePages[]];

interface SitesOptions extends Pick<PageCacheOptions, "records" | "onError"> {
  dataDirectory: string;
  languages: readonly string[] | null;
  settings: PublicSettings;
}

const root = path.resolve(import.meta.dirname, "..", "..");

export async function openSites({
  dataDirectory,
  languages: named,
  settings,
  ...options
}: SitesOptions): Promise<{ sites: Sites; assets: ReadonlyMap<string, Asset> }> {
  const languages = await servedLanguages(named);
  // Older versions stored rendered pages here. Failing to delete them only wastes space.
  await rm(path.join(dataDirectory, "pages"), { recursive: true, force: true }).catch(() => undefined);
  const queue = renderingQueue();
  const readFiles = (code: string) => readAssets(path.join(root, getBuildFolder(code), "client"));
  const [english, ...others] = languages;
  const shared = await readFiles(english.code);
  const all = new Map(shared);
  const makeRenderer = (code: string, assets: ReadonlyMap<string, Asset>) =>
    loadRenderer(path.join(root, getBuildFolder(code), "server", "index.js"), settings, assets);
  const first = await makeRenderer(english.code, shared);
  const open = async (language: ServedLanguage, own: ReadonlyMap<string, Asset>): Promise<LanguagePages> => {
    for (const [address, asset] of own) all.set(address, asset);
    const assets = new Map([...shared, ...own]);
    let loading = language === english ? Promise.resolve(first) : null;
    const pages = await createPageCache({
      ...options,
      loadRenderer: (): Promise<Renderer> => (loading ??= makeRenderer(language.code, assets)),
      routes: first,
      languages,
      language,
      queue,
      cacheFraction: 1 / languages.length,
    });
    return { ...language, pages };
  };
  const sites: [LanguagePages, ...LanguagePages[]] = [await open(english, shared)];
  for (const language of others) sites.push(await open(language, await readFiles(language.code)));
  return { sites, assets: all };
}
