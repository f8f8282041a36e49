import { pathToFileURL } from "node:url";
import { LRUCache } from "lru-cache";
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { PageVersion } from "#shared/page-version.ts";
import type { PublicSettings } from "#shared/public-settings.ts";
import { errorPaths } from "#shared/paths.ts";
import { prefixedPath } from "#shared/prefixed-path.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Asset } from "../http/asset-store.ts";
import type { ServedRecords } from "#shared/list-records.ts";

export interface Rendered {
  status: number;
  text: string;
}

export interface Renderer {
  paths: readonly string[];
  getHandle(path: string): RouteHandle;
  /** Rejects if the page fails to render. @param versions empty for a site in one language */
  render(path: string, records: ServedRecords | null, versions?: readonly PageVersion[]): Promise<Rendered>;
}

export type AppBuild = ServerBuild & {
  entry: { module: { pageInput: Parameters<RouterContextProvider["set"]>[0] } };
};

export async function loadRenderer(
  buildFile: string,
  settings: PublicSettings,
  assets?: ReadonlyMap<string, Asset>,
): Promise<Renderer> {
  const readFile = (address: string): string => {
    const asset = assets?.get(address);
    if (!asset) throw new Error(`The page contains a file that was not built: ${address}`);
    return asset.variants.identity.toString("utf8");
  };
  const build: AppBuild = await import(pathToFileURL(buildFile).href);
  return createRenderer(build, settings, "production", build.assets.entry.module, assets && readFile);
}

/** The build contains no settings, so each render gets them. */
export function createRenderer(
  build: AppBuild,
  settings: PublicSettings,
  mode: "production" | "development",
  script = build.assets.entry.module,
  readFile?: (address: string) => string,
): Renderer {
  const handle = createRequestHandler(build, mode);
  const manifest = Object.values(build.routes).filter((route) => route !== undefined);
  const getChildren = (parentId: string): RouteObject[] =>
    manifest
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, module: { handle: own } }) => ({ path: path ?? "", handle: own, children: getChildren(id) }));
  const routes = getChildren("root");
  const handles = new LRUCache<string, RouteHandle>({
    max: 1_000,
    memoMethod: (path) => Object.assign({}, ...(matchRoutes(routes, path) ?? []).map(({ route }) => route.handle)),
  });
  return {
    paths: routes.flatMap(staticPaths),
    getHandle: (path) => handles.memo(path),
    async render(path, records, versions = []) {
      const context = new RouterContextProvider();
      let failure: unknown;
      const onError = (error: unknown): void => void (failure ??= error);
      context.set(build.entry.module.pageInput, { settings, script, readFile, records, versions, onError });
      const prefix = build.basename === "/" ? "" : (build.basename ?? "");
      const address = new URL(prefixedPath(prefix, path), settings.siteUrl);
      const response = await handle(new Request(address), context);
      const text = await response.text();
      if (response.status >= 500 && path !== errorPaths.fault)
        throw failure ?? new Error(`The page ${path} failed to render.`);
      return { status: response.status, text };
    },
  };
}

/** Routes with parameters or splats have no fixed address. */
function staticPaths({ path = "", children = [] }: RouteObject): string[] {
  if (children.length > 0) return children.flatMap(staticPaths);
  return /[*:]/.test(path) ? [] : [`/${path}`];
}
