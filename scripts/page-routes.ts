import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

/** The routes of pages: those of `app/routes.ts`, without the layouts around some of them. */
export const pageRoutes: readonly RouteConfigEntry[] = routes.flatMap((route) => route.children ?? [route]);
