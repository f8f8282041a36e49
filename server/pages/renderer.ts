import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { PublicSettings } from "#schemas/public-settings.ts";
import type { ListRecords } from "#schemas/list-records.ts";

export interface RenderedPage {
  status: number;
  html: string;
}

export interface Renderer {
  /** Addresses of every page that has one of its own, such as "/" and "/pricing". */
  paths: readonly string[];
  /** Renders one page. Rejects when the page itself fails. */
  render(path: string, records: ListRecords | null): Promise<RenderedPage>;
}

type Build = ServerBuild & { entry: { module: { renderContext: Parameters<RouterContextProvider["set"]>[0] } } };

/** Wraps the built pages. Nothing of the settings is in the build: each render is handed them. */
export async function createRenderer(buildFile: string, settings: PublicSettings): Promise<Renderer> {
  const build: Build = await import(pathToFileURL(buildFile).href);
  const handle = createRequestHandler(build, "production");
  return {
    paths: Object.values(build.routes).flatMap((route) =>
      route && route.id !== "root" ? staticPath(route.path ?? "") : [],
    ),
    async render(path, records) {
      const context = new RouterContextProvider();
      context.set(build.entry.module.renderContext, { settings, records });
      const response = await handle(new Request(new URL(path, settings.siteUrl)), context);
      const html = await response.text();
      if (response.status >= 500) throw new Error(`The page ${path} failed to render.`);
      return { status: response.status, html };
    },
  };
}

/** Static paths only: a splat or a parameter has no address of its own. */
function staticPath(path: string): string[] {
  return /[*:]/.test(path) ? [] : [`/${path}`];
}
