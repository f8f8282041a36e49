import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import {
  createBrowserRouter,
  createPath,
  type Path,
  type RouteObject,
  type UNSAFE_AssetsManifest as Manifest,
  UNSAFE_FrameworkContext as FrameworkContext,
  type UNSAFE_RouteModules as RouteModules,
  useLocation,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { frameworkContext } from "./framework-context.ts";
import { refusalRoutes } from "./refusal-routes.ts";

/** What early-loader.js leaves on the window before it imports the client's entry. */
interface Handoff {
  __reactRouterManifest: Manifest;
  __reactRouterRouteModules: RouteModules;
}

declare global {
  interface Window extends Handoff {}
}

type ManifestRoute = NonNullable<Manifest["routes"][string]>;

/**
 * The built site's router in the browser, to be created once. It does what React Router's `HydratedRouter` does for a site
 * whose routes are one level deep and load no data, in 5 kB less (docs/decisions/009-client-router.md).
 */
export function createRoutes(): ReactElement {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window;
  // What the types ask for and this router does not: flags of the server's, an address to discover routes at.
  const unused = { future: {}, routeDiscovery: { ...frameworkContext.routeDiscovery, manifestPath: "" } };
  return (
    <>
      <FrameworkContext.Provider value={{ ...frameworkContext, ...unused, manifest, routeModules: modules }}>
        <RouterProvider router={createSiteRouter(manifest, modules)} />
      </FrameworkContext.Provider>
      {/* The server's router has a second child here; without one the ids of `useId` would differ from those it served. */}
      {null}
    </>
  );
}

function createSiteRouter(manifest: Manifest, modules: RouteModules) {
  const { Layout, default: App, ErrorBoundary } = modules.root ?? {};
  if (!Layout || !App || !ErrorBoundary)
    throw new Error("app/root.tsx is to export Layout, ErrorBoundary and a default.");
  const pages = Object.values(manifest.routes).filter(
    (route): route is ManifestRoute => route?.parentId === "root" && !refusalRoutes.has(route.id),
  );
  const refusal = Object.entries(modules).find(([id]) => refusalRoutes.has(id));
  const root: RouteObject = {
    id: "root",
    path: "",
    element: (
      <Layout>
        <App />
      </Layout>
    ),
    errorElement: (
      <Layout>
        <ErrorBoundary />
      </Layout>
    ),
    children: refusal?.[1]
      ? [{ id: refusal[0], path: "*", element: <Refusal Page={refusal[1].default} /> }]
      : pages.map((route) => routeObject(route, modules, () => router.state.navigation.location)),
  };
  const router = createBrowserRouter([root], { hydrationData: { loaderData: {} } });
  return router;
}

/** The page that was served in place of the one asked for, whatever its address; whoever goes on from it asks the server. */
function Refusal({ Page }: { Page: ComponentType }) {
  const { key } = useLocation();
  const [served] = useState(key);
  useEffect(() => {
    if (key !== served) location.replace(location.pathname + location.search);
  }, [key, served]);
  return <Page />;
}

/** The page that was served is here already; another one comes with its styles, so that it is never shown without them. */
function routeObject(
  route: ManifestRoute,
  modules: RouteModules,
  destination: () => Partial<Path> | undefined,
): RouteObject {
  const { id, index, path } = route;
  // As the server tells addresses apart. It also spares a browser the tables that it would load to ignore case.
  const place = index ? { id, index } : { id, path, caseSensitive: true };
  const served = modules[id];
  if (served) return { ...place, Component: served.default };
  return {
    ...place,
    lazy: async () => {
      try {
        const [page] = await Promise.all([
          import(/* @vite-ignore */ route.module),
          ...(route.css ?? []).map(fetchStyles),
        ]);
        modules[id] = page;
        return { Component: page.default };
      } catch (error) {
        // Most likely the site was built anew and the file is gone: the server knows where the page is now.
        console.error(error);
        location.assign(createPath(destination() ?? location));
        return new Promise<never>(() => {});
      }
    },
  };
}

function fetchStyles(href: string): Promise<void> {
  return new Promise((resolve) => {
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) {
      resolve();
      return;
    }
    const link = document.createElement("link");
    const finish = () => {
      link.remove();
      resolve();
    };
    link.rel = "preload";
    link.as = "style";
    link.href = href;
    link.addEventListener("load", finish);
    link.addEventListener("error", finish);
    document.head.append(link);
  });
}
