import type { IncomingMessage } from "node:http";
import {
  type CachedResponse,
  createCachedResponse,
  nodeClientIp,
  type RawResponse,
  respondFrom,
  toClientKey,
} from "@site/http";
import { redirects } from "#content/redirects.ts";
import { withoutEntities } from "#shared/copied-address.ts";
import { closedHeaders, fileHeaders, pageHeaders } from "../http/security-headers.ts";
import type { Settings } from "../settings/settings.ts";
import type { Asset } from "../http/asset-store.ts";
import { discoveryFiles, prefetchRulesPath } from "./discovery-files.ts";
import type { CachedPage } from "./make-page.ts";
import { prefixedPath } from "#shared/prefixed-path.ts";
import type { LanguagePages, Sites } from "./sites.ts";
import type { PageOrPromise } from "./page-cache.ts";
import type { Moved } from "./dynamic-pages.ts";
import { createSocialCards } from "../social-cards/social-cards.ts";

interface PageResponderParts {
  site: LanguagePages;
  sites: Sites;
  assets: ReadonlyMap<string, Asset>;
  settings: Settings;
}

/** Serves from memory, except pages that have to be rendered first, such as parts of a list. */
export function createPageResponder({
  site,
  sites,
  assets,
  settings,
}: PageResponderParts): (request: IncomingMessage, url?: string) => RawResponse | Promise<RawResponse> {
  const { prefix, pages } = site;
  const prefixes = new Map(sites.map((served) => [served.code, served.prefix]));
  const files = new Map([...assets].map(([path, asset]) => [path, toCachedAsset(asset)]));
  const findSocialCard = createSocialCards(sites);
  const texts = discoveryFiles(settings, site, sites);
  const cachedResponses = new WeakMap<CachedPage, CachedResponse>();
  const cachedResponse = (page: CachedPage): CachedResponse => {
    const cached = cachedResponses.get(page) ?? toCachedResponse(page, settings);
    cachedResponses.set(page, cached);
    return cached;
  };

  const answerPage = (
    request: PageRequest,
    page: PageOrPromise,
    add: readonly string[] = [],
  ): RawResponse | Promise<RawResponse> => {
    if (page instanceof Promise) return page.then((made) => answerPage(request, made, add));
    const answer = respondFrom(request.method, request.headers, cachedResponse(page));
    answer.headers.push(...add);
    return answer;
  };

  const answerCaseStudy = (request: PageRequest, found: CachedPage | Moved): RawResponse | Promise<RawResponse> =>
    "movedTo" in found ? redirect(prefix + found.movedTo + request.search, 301) : answerPage(request, found);

  const answer = (request: PageRequest): RawResponse | Promise<RawResponse> => {
    const { path, search, method, headers } = request;
    if (method !== "GET" && method !== "HEAD") {
      return answerPage(request, pages.errorPage(405), ["Allow", "GET, HEAD"]);
    }
    const file = files.get(path);
    if (file) return respondFrom(method, headers, file);
    if (prefix === "" && path.startsWith("/og/"))
      return findSocialCard(path).then((card) =>
        card ? respondFrom(method, headers, card) : answerPage(request, pages.page(path)),
      );
    const text = texts.get(path);
    if (text) return text().then((cached) => respondFrom(method, headers, cached));
    // Redirects only to known pages, so `//elsewhere.example/` can't become an open redirect. Ad platforms append
    // "&gclid=…" even to addresses without a query.
    const [named = path, ...added] = path.split("&");
    const canonical = ownSpelling(named);
    const query = [...added, search.slice(1)].filter(Boolean).join("&");
    if (canonical !== path && pages.paths.has(canonical)) return redirect(prefix + canonical + (query && `?${query}`));
    const meant = withoutEntities(search);
    if (meant !== search && pages.paths.has(path)) return redirect(prefix + path + meant);
    const moved = redirects.get(path);
    if (moved) return redirect(prefix + moved + search, 301);
    const page = withoutLanguage(path);
    if (page && (pages.paths.has(page.path) || page.path.startsWith("/case-studies/"))) {
      return redirect(prefixedPath(prefixes.get(page.language) ?? "", page.path) + search, 302);
    }
    const caseStudy = pages.caseStudy(path, request.client);
    if (caseStudy) return caseStudy.then((found) => answerCaseStudy(request, found));
    const part = search ? pages.part(path, search.slice(1), request.client) : null;
    return answerPage(request, part ?? pages.page(path));
  };

  return (request, url = request.url ?? "/") => {
    const { method = "GET", headers } = request;
    const mark = url.indexOf("?");
    const client = () => toClientKey(nodeClientIp(request, settings.trustedProxyCount));
    const [path, search] = mark === -1 ? [url, ""] : [url.slice(0, mark), url.slice(mark)];
    // The prefix has the wrong letter case, or a slash after it.
    const own = prefixedPath(prefix, path) + search;
    if (prefix !== "" && method === "GET" && request.url !== own && url !== request.url) return redirect(own);
    return answer({ path, search, method, headers, client });
  };
}

interface PageRequest {
  path: string;
  search: string;
  method: string;
  headers: IncomingMessage["headers"];
  client: () => string;
}

/**
 * React Router ignores letter case, escapes and trailing slashes in a path. Programs that find links in
 * text may include the character after them, such as a bracket, "。" or a zero-width space.
 */
function ownSpelling(path: string): string {
  try {
    return decodeURIComponent(path)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+$/u, "");
  } catch {
    return path;
  }
}

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Splits addresses like "/es-MX/pricing", which have a region or a language that the site lacks. */
function withoutLanguage(path: string): { language: string; path: string } | null {
  const [, language = "", rest = ""] =
    /^\/([a-z]{2,3})(?:[-_](?:hans|hant|latn|cyrl|arab))?(?:[-_](?:[a-z]{2}|\d{3}))?(\/.*)?$/i.exec(path) ?? [];
  if (!language || !languageNames.of(language)) return null;
  return { language: language.toLowerCase(), path: ownSpelling(rest) || "/" };
}

function redirect(location: string, status: 301 | 302 | 308 = 308): RawResponse {
  // Shared caches may store permanent redirects, and this one may contain user input.
  const repeats = location.includes("?") && { "Cache-Control": typedCache };
  const headers = { ...closedHeaders, Location: location, ...repeats };
  return { status, headers: [...Object.entries(headers).flat(), "Content-Length", "0"], body: null };
}

function toCachedResponse(page: CachedPage, settings: Settings): CachedResponse {
  return createCachedResponse(page.status, page.tag, page.variants, {
    ...pageHeaders(page, settings),
    "Content-Type": page.contentType,
    "Speculation-Rules": `"${prefetchRulesPath}"`,
    "Cache-Control": cacheControl(page),
  });
}

const typedCache = "private, no-cache";

/** Shared caches must not store private pages or user input. */
function cacheControl({ status, handle, answersForm }: CachedPage): string {
  if (status !== 200 || handle.isPrivate) return "no-store";
  return answersForm ? typedCache : "public, max-age=0, must-revalidate";
}

function toCachedAsset(asset: Asset): CachedResponse {
  return createCachedResponse(200, asset.tag, asset.variants, {
    ...(/script|css|font|image\/(?!svg)/.test(asset.contentType) ? fileHeaders : closedHeaders),
    "Content-Type": asset.contentType,
    "Cache-Control": asset.immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  });
}
