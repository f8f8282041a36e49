import type { RouteConfigEntry } from "@react-router/dev/routes";
import appRoutes from "#app/routes.ts";
import { accountPaths } from "#content/navigation.ts";

/** The routes of pages: those of `app/routes.ts`, without the layouts around some of them. */
export const pageRoutes: readonly RouteConfigEntry[] = appRoutes.flatMap((route) => route.children ?? [route]);

const accountScreens: readonly string[] = Object.values(accountPaths);

/** Without the account screens, the newsletter’s pages and the page for unknown addresses. */
export const routes: readonly string[] = pageRoutes
  .map(({ path = "" }) => `/${path}`)
  .filter((path) => !/[*:]/.test(path) && !accountScreens.includes(path));

/** They fetch on arrival and therefore hydrate at once. */
export const fetchingRoutes: ReadonlySet<string> = new Set(["/case-studies", "/social-media-world"]);
