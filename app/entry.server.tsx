import { renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { InlinedFilesProvider } from "./browser/inlined-files.ts";
import { PublicSettingsProvider } from "./browser/public-settings.tsx";
import { pageInput } from "./page-input.ts";

/** The server sets it for each render (server/pages/renderer.ts). */
export { pageInput };

/** Never streams, because the server keeps every page in memory. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Response {
  const { settings, readFile } = loadContext.get(pageInput);
  const files = readFile ? { read: readFile, sheets: readSheets(routerContext), symbols: new Set<string>() } : null;
  const html = renderToString(
    <PublicSettingsProvider value={settings}>
      <InlinedFilesProvider value={files}>
        <ServerRouter context={routerContext} url={request.url} />
      </InlinedFilesProvider>
    </PublicSettingsProvider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** After an error, only the routes down to the error boundary are shown. */
function readSheets({ manifest, staticHandlerContext: { matches, errors } }: EntryContext): string[] {
  const last = matches.findIndex(({ route }) => errors && route.id in errors);
  const shown = last < 0 ? matches : matches.slice(0, last + 1);
  const sheets = shown.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  // React Router adds an empty fragment to styles of a module that is also imported lazily. Vite compares whole URLs and would load
  // them twice.
  return [...new Set(sheets.map((address) => address.replace(/#$/, "")))];
}

/** Otherwise React Router writes stacks to standard error, bypassing the log. */
export const handleError: HandleErrorFunction = (error, { context }) => context.get(pageInput).onError(error);
