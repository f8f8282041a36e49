import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ViteDevServer } from "vite";
import type { Asset } from "#server/http/asset-store.ts";
import { tagOf } from "@site/http";
import {
  createElement,
  findElements,
  type HtmlDocument,
  parsePage,
  prepend,
  requireElement,
  serializeContent,
  setAttribute,
} from "#server/pages/passes/html-tree.ts";
import { headOf, isRun, pageType, type StoredPage } from "#server/pages/make-page.ts";
import { readSiteData } from "#server/pages/languages.ts";
import { buildLanguage } from "../build-language.ts";
import { errorStatuses, type PageStore, unknownPath } from "#server/pages/page-store.ts";
import { inlineSymbols } from "#server/pages/passes/inline-symbols.ts";
import { type AppBuild, createRenderer, type Renderer } from "#server/pages/renderer.ts";
import { createRequestedPages, listTables, unknownCaseStudyPath } from "#server/pages/requested-pages.ts";
import type { PublicSettings } from "#shared/public-settings.ts";
import type { RecordsSource } from "#server/pages/records.ts";
import type { ServedRecords } from "#shared/list-records.ts";

/** The passes that change what a page does; the others only make it smaller or quicker, or need a build. */
const passes = [inlineSymbols];

/** Files that the passes look for, as Vite serves them. */
const passFiles = ["/app/drawings/sprite.svg"];

const developmentScript = "/app/browser/development.ts";

interface DevelopmentPages {
  vite: ViteDevServer;
  root: string;
  settings: PublicSettings;
  records: RecordsSource;
}

/** Vite's app renders each page when it is requested. Its policy has a nonce where the policy of a built page has hashes. */
export async function createDevelopmentPages({ vite, root, settings, records }: DevelopmentPages): Promise<PageStore> {
  const assets = new Map(
    await Promise.all(
      passFiles.map(async (file): Promise<[string, Asset]> => {
        const identity = await readFile(path.join(root, file));
        const variants = { identity, br: null, gzip: null };
        return [file, { contentType: "", immutable: false, tag: "", variants }];
      }),
    ),
  );
  const loadRenderer = async (): Promise<Renderer> => {
    const build = await vite.ssrLoadModule("virtual:react-router/server-build");
    // Vite's module graph is untyped. This module is React Router's build.
    return createRenderer(build as AppBuild, settings, "development", developmentScript);
  };
  const make = async (address: string, data: ServedRecords | null, as?: number): Promise<StoredPage> => {
    const renderer = await loadRenderer();
    const { status: rendered, text } = await renderer.render(address, data);
    const status = as ?? errorStatuses.get(address) ?? rendered;
    const document = parsePage(text);
    for (const pass of passes)
      pass(document, { path: address, status, siteUrl: settings.siteUrl, assets, english: new Set() });
    const nonce = randomBytes(16).toString("base64");
    giveNonce(document, nonce);
    const identity = Buffer.from(serializeContent(document));
    const sources = [`'nonce-${nonce}'`];
    return {
      status,
      contentType: pageType,
      ...headOf(document),
      handle: renderer.handleOf(address),
      tag: tagOf(identity),
      scriptSources: sources,
      styleSources: sources,
      variants: { identity, br: null, gzip: null },
    };
  };
  const readRecords = () => records.read().catch(() => null);
  const { paths, handleOf } = await loadRenderer();
  const requested = createRequestedPages({
    records,
    shown: readRecords,
    handleOf,
    render: make,
    unknownCaseStudy: () => make(unknownCaseStudyPath, null),
    onError: console.error,
  });
  records.onChange(requested.forget);
  const errorPage = (status: number): Promise<StoredPage> => make(`/${status}`, null);
  /** The routes decide which addresses there are, drafts of articles among them. */
  const page = async (address: string): Promise<StoredPage> =>
    make(errorStatuses.has(address) ? unknownPath : address, listTables.has(address) ? await readRecords() : null);
  return {
    ...requested,
    siteData: async () => readSiteData(buildLanguage),
    paths: new Set(paths),
    handleOf,
    page: (address) =>
      page(address).catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        return errorPage(500);
      }),
    errorPage,
    // The pages of records are known once a list has been rendered, which development does for each request.
    recordPages: () => requested.caseStudyPaths(),
  };
}

/** Gives the nonce to every script and style of the page, and to those that Vite adds to it (`meta[property=csp-nonce]`). */
function giveNonce(document: HtmlDocument, nonce: string): void {
  for (const element of [...findElements(document, "script").filter(isRun), ...findElements(document, "style")]) {
    setAttribute(element, "nonce", nonce);
  }
  prepend(requireElement(document, "head"), createElement("meta", { property: "csp-nonce", nonce }));
}
