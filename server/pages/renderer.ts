import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { PublicSettings } from "#shared/public-settings.ts";
import type { ServedRecords } from "#shared/list-records.ts";

export interface Rendered {
  status: number;
  text: string;
}

export interface Renderer {
  /** Addresses of every page that has one of its own, such as "/" and "/pricing". */
  paths: readonly string[];
  /** Renders the page of one address. Rejects when the page itself fails. */
  render(path: string, records: ServedRecords | null): Promise<Rendered>;
}

export type AppBuild = ServerBuild & {
  entry: { module: { renderContext: Parameters<RouterContextProvider["set"]>[0] } };
};

/** Loads the built pages. */
export async function loadRenderer(buildFile: string, settings: PublicSettings): Promise<Renderer> {
  return createRenderer(await import(pathToFileURL(buildFile).href), settings, "production");
}

/** The build contains no settings: each render receives them. */
export function createRenderer(
  build: AppBuild,
  settings: PublicSettings,
  mode: "production" | "development",
  /** The address of the script that hydrates islands. */
  script = build.assets.entry.module,
): Renderer {
  const handle = createRequestHandler(build, mode);
  const routes = Object.values(build.routes).filter((route) => route && route.id !== "root");
  return {
    paths: routes.flatMap((route) => staticPath(route?.path ?? "")),
    async render(path, records) {
      const context = new RouterContextProvider();
      context.set(build.entry.module.renderContext, { settings, script, records });
      const response = await handle(new Request(new URL(path, settings.siteUrl)), context);
      const text = await response.text();
      if (response.status >= 500) throw new Error(`The page ${path} failed to render.`);
      return { status: response.status, text };
    },
  };
}

/** Static paths only: a splat or a parameter has no address of its own. */
function staticPath(path: string): string[] {
  return /[*:]/.test(path) ? [] : [`/${path}`];
}
