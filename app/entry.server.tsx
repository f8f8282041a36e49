import { renderToString } from "react-dom/server";
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { accountPaths, searchPath } from "#content/navigation.ts";
import { profiles } from "#content/profiles.ts";
import { newsletterPaths } from "#content/newsletter.ts";
import { PublicSettingsProvider, storesSubscriptions } from "./browser/public-settings.tsx";
import { type PageContext, PageContextProvider } from "./browser/page-context.ts";
import type { RouteHandle } from "./route-handle.ts";
import type { PublicSettings } from "#shared/public-settings.ts";

/** What the server hands to a render. */
export interface RenderInput extends PageContext {
  settings: PublicSettings;
}

export const renderContext = createContext<RenderInput>();

/** Addresses that only the live profile knows (P6). */
const accountAddresses: ReadonlySet<string> = new Set(Object.values(accountPaths));

/** Renders one whole page: nothing streams, because every page is held in memory and served from there. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Response {
  const { settings, ...page } = loadContext.get(renderContext);
  const html = renderToString(
    <PublicSettingsProvider value={settings}>
      <PageContextProvider value={page}>
        <ServerRouter context={routerContext} url={request.url} />
      </PageContextProvider>
    </PublicSettingsProvider>,
  );
  const handle: RouteHandle | undefined = routerContext.staticHandlerContext.matches.at(-1)?.route.handle;
  const isUnknown = handle?.noindex && !isOffered(new URL(request.url).pathname, settings);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status: status === 200 && isUnknown ? 404 : status, headers });
}

/** Whether the site has this address, which no search engine lists (P2, P3, P6). */
function isOffered(pathname: string, settings: PublicSettings): boolean {
  if (pathname === searchPath) return true;
  if (newsletterPaths.includes(pathname)) return storesSubscriptions(settings);
  return accountAddresses.has(pathname) && profiles[settings.profile].accountScreens;
}
