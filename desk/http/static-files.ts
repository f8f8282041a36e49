import { createCachedResponse, respondFrom, toResponse } from "@site/http";
import { Hono } from "hono";
import { favicon } from "#content/brand/paint.ts";
import type { Asset } from "#server/http/asset-store.ts";

export interface StaticFiles {
  stylesheet: string;
  routes: Hono;
}

/** Serves only /assets, because the other files are server code. */
export function createStaticFiles(assets: ReadonlyMap<string, Asset>): StaticFiles {
  const routes = new Hono();
  let stylesheet = "";
  for (const [address, { contentType, immutable, tag, variants }] of assets) {
    if (!immutable) continue;
    if (address.endsWith(".css")) stylesheet = address;
    const cached = createCachedResponse(200, tag, variants, {
      "Content-Type": contentType,
      "Cache-Control": "public, max-age=31536000, immutable",
    });
    routes.get(address, ({ req: request }) => toResponse(respondFrom(request.method, request.header(), cached)));
  }
  routes.get("/favicon.svg", ({ body }) =>
    body(favicon, 200, { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" }),
  );
  return { stylesheet, routes };
}
