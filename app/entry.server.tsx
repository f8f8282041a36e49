import { renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { PublicSettingsProvider } from "./browser/public-settings.tsx";
import { pageInput } from "./page-input.ts";

/** The server sets it for each render (server/pages/renderer.ts). */
export { pageInput };

/** Nothing streams, because the server holds every page in memory. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Response {
  const html = renderToString(
    <PublicSettingsProvider value={loadContext.get(pageInput).settings}>
      <ServerRouter context={routerContext} url={request.url} />
    </PublicSettingsProvider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Without it React Router writes stacks to standard error, past the log. */
export const handleError: HandleErrorFunction = (error, { context }) => context.get(pageInput).onError(error);
