import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { accountPaths } from "#content/navigation.ts";
import { profiles } from "#content/profiles.ts";
import { newsletterPaths } from "#content/newsletter.ts";
import { PublicSettingsProvider, storesSubscriptions } from "./lib/public-settings.tsx";
import { ServerRecordsProvider } from "./lib/served-part.ts";
import { ServedStoryProvider } from "./lib/served-story.ts";
import type { ServedRecords } from "#shared/list-records.ts";
import type { PublicSettings } from "#shared/public-settings.ts";
import { StoryHead, StoryPage } from "./features/case-studies/story-page.tsx";

/** What the server hands to a render: the public settings, and the records for readers without scripts. */
export interface RenderInput {
  settings: PublicSettings;
  records: ServedRecords | null;
}

export const renderContext = createContext<RenderInput>();

const unknownRouteId = "routes/not-found";
const newsletterRouteId = "routes/newsletter";
/** Addresses that only the live profile knows (P6). */
const accountAddresses: ReadonlySet<string> = new Set(Object.values(accountPaths));

/** Renders one whole page: nothing streams, because every page is held in memory and served from there. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { settings, records } = loadContext.get(renderContext);
  const story = records?.story;
  const html = await renderWholePage(
    <PublicSettingsProvider value={settings}>
      <ServerRecordsProvider value={records}>
        <ServedStoryProvider value={story ? { head: <StoryHead {...story} />, page: <StoryPage {...story} /> } : null}>
          <ServerRouter context={routerContext} url={request.url} />
        </ServedStoryProvider>
      </ServerRecordsProvider>
    </PublicSettingsProvider>,
  );
  const matched = routerContext.staticHandlerContext.matches.at(-1)?.route.id;
  const { pathname } = new URL(request.url);
  const isHidden =
    matched === newsletterRouteId
      ? !(storesSubscriptions(settings) && newsletterPaths.includes(pathname))
      : accountAddresses.has(pathname) && !profiles[settings.profile].accountScreens;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, {
    status: status === 200 && (isHidden || matched === unknownRouteId) ? 404 : status,
    headers,
  });
}

function renderWholePage(page: React.ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe } = renderToPipeableStream(page, {
    onAllReady: () => resolve(text(pipe(new PassThrough()))),
    // Keeps every part in its place, however large: React would put a large lazy part at the end and move it with a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: reject,
  });
  return promise;
}
