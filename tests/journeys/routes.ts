import type { RouteConfigEntry } from "@react-router/dev/routes";
import appRoutes from "#app/routes.ts";
import { accountPaths } from "#content/navigation.ts";

export const pageRoutes: readonly RouteConfigEntry[] = appRoutes.flatMap((route) => route.children ?? [route]);

const accountScreens: readonly string[] = Object.values(accountPaths);

/** Excludes account screens, newsletter pages and the page for unknown addresses. */
export const routes: readonly string[] = pageRoutes
  .map(({ path = "" }) => `/${path}`)
  .filter((path) => !/[*:]/.test(path) && !accountScreens.includes(path));

/** Routes whose lists fetch when the page loads, so they hydrate at once. */
export const fetchingRoutes: ReadonlySet<string> = new Set(["/case-studies", "/social-media-world"]);
