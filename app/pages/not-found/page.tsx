import { type MetaArgs, useLocation } from "react-router";
import { SendingNeedsScripts, ServerFault } from "#app/shell/error-pages/error-pages.tsx";
import { UnknownAddress } from "#app/shell/error-pages/unknown-address.tsx";
import { pageMeta } from "#app/meta.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { notFound } from "#content/generated/pages/not-found.ts";
import { sendingNeedsScripts } from "#content/generated/pages/sending-needs-scripts.ts";
import { serverError } from "#content/generated/pages/server-error.ts";
import { errorPaths } from "#shared/page-names.ts";

/**
 * Pages that the server renders at these addresses and sends, without React, in answer to requests for others. A request for one of these
 * addresses itself gets the page for unknown ones.
 */
const errorPages = import.meta.env.SSR
  ? {
      [errorPaths.fault]: { copy: serverError, page: <ServerFault /> },
      [errorPaths.sendingNeedsScripts]: { copy: sendingNeedsScripts, page: <SendingNeedsScripts /> },
    }
  : {};

function errorPageAt(path: string) {
  return Object.entries(errorPages).find(([address]) => address === path)?.[1];
}

export const meta = ({ location }: MetaArgs) => pageMeta(errorPageAt(location.pathname)?.copy ?? notFound);

export const handle: RouteHandle = { noindex: true };

export default function NotFoundPage() {
  const { pathname } = useLocation();
  return errorPageAt(pathname)?.page ?? <UnknownAddress />;
}
