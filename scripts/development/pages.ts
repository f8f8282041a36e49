import { randomBytes } from "node:crypto";
import type { ViteDevServer } from "vite";
import { computeTag } from "@site/http";
import {
  findElements,
  type HtmlDocument,
  parsePage,
  prependElement,
  requireElement,
  serializeContent,
  setAttribute,
} from "#server/pages/html-tree.ts";
import { getHead, isRun, pageType, type StoredPage } from "#server/pages/make-page.ts";
import { readSiteData } from "#server/pages/languages.ts";
import { buildLanguage } from "../build-language.ts";
import { errorStatuses, type PageStore, unknownPath } from "#server/pages/page-store.ts";
import { type AppBuild, createRenderer, type Renderer } from "#server/pages/renderer.ts";
import { createRequestedPages, listTables, unknownCaseStudyPath } from "#server/pages/requested-pages.ts";
import type { PublicSettings } from "#shared/public-settings.ts";
import type { RecordsSource } from "#server/pages/records.ts";
import type { ServedRecords } from "#shared/list-records.ts";

const developmentScript = "/app/browser/development.ts";

interface DevelopmentPages {
  vite: ViteDevServer;
  settings: PublicSettings;
  records: RecordsSource;
}

/** Vite's app renders each page when it is requested. Its policy has a nonce where the policy of a built page has hashes. */
export async function createDevelopmentPages({ vite, settings, records }: DevelopmentPages): Promise<PageStore> {
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
    const nonce = randomBytes(16).toString("base64");
    giveNonce(document, nonce);
    const identity = Buffer.from(serializeContent(document));
    const sources = [`'nonce-${nonce}'`];
    return {
      status,
      contentType: pageType,
      ...getHead(document),
      handle: renderer.getHandle(address),
      tag: computeTag(identity),
      scriptSources: sources,
      styleSources: sources,
      variants: { identity, br: null, gzip: null },
    };
  };
  const readRecords = () => records.read().catch(() => null);
  const { paths, getHandle } = await loadRenderer();
  const requested = createRequestedPages({
    records,
    shown: readRecords,
    getHandle,
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
    getHandle,
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
  prependElement(requireElement(document, "head"), "meta", { property: "csp-nonce", nonce });
}
