import { type Context, Hono } from "hono";
import { pagePolicy } from "../http/security-headers.ts";
import type { Logger } from "../log.ts";
import type { Settings } from "../settings.server.ts";
import type { Asset } from "./asset-store.ts";
import type { PageStore, StoredPage } from "./page-store.ts";
import { serveHeld } from "./serve.ts";

/** Pages and files, all from memory. Anything but GET and HEAD is refused. */
export function createPageRoutes(
  pages: PageStore,
  assets: ReadonlyMap<string, Asset>,
  settings: Settings,
  log: Logger,
): Hono {
  const routes = new Hono();
  const known = new Set(pages.paths);
  const policies = new WeakMap<StoredPage, string>();
  const policyOf = (page: StoredPage): string => {
    const policy = policies.get(page) ?? pagePolicy(page, settings);
    policies.set(page, policy);
    return policy;
  };
  const servePage = (context: Context, page: StoredPage): Response =>
    serveHeld(context, page.status, page, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policyOf(page),
      "Cache-Control": page.status === 200 ? "public, max-age=0, must-revalidate" : "no-store",
    });

  routes.on(["GET", "HEAD"], "*", (context) => {
    const { path } = context.req;
    if (known.has(path)) return servePage(context, pages.page(path));
    const asset = assets.get(path);
    if (asset) return serveAsset(context, asset);
    // Only a known page is redirected to, so that `//elsewhere.example/` can't become a redirect off the site.
    const bare = path.replace(/\/+$/, "");
    if (bare !== path && known.has(bare)) return context.redirect(bare + new URL(context.req.url).search, 308);
    return servePage(context, pages.page(path));
  });
  routes.all("*", (context) => {
    const response = servePage(context, pages.refusal(405));
    response.headers.set("Allow", "GET, HEAD");
    return response;
  });
  routes.onError((error, context) => {
    log.error(error, "a page could not be served");
    return servePage(context, pages.refusal(500));
  });
  return routes;
}

function serveAsset(context: Context, asset: Asset): Response {
  return serveHeld(context, 200, asset, {
    "Content-Type": asset.contentType,
    "Cache-Control": asset.immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  });
}
