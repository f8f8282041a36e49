import { localizedPath } from "#app/browser/localized-path.ts";
import { data } from "react-router";
import { SendingNeedsScripts } from "#app/shell/error-pages/error-pages.tsx";
import { pageMeta } from "#app/meta.ts";
import { sendingNeedsScripts } from "#words/pages/sending-needs-scripts.ts";
import { errorPaths } from "#shared/paths.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/page";

export const handle: RouteHandle = { isUnlisted: true };

/** The server renders two internal paths in response to other requests. Requested directly, these paths are unknown. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  if (pathname === localizedPath(errorPaths.sendingNeedsScripts)) return data(null, { status: 405 });
  throw data(null, { status: pathname === localizedPath(errorPaths.fault) ? 500 : 404 });
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, sendingNeedsScripts);

export default SendingNeedsScripts;
