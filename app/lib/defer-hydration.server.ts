import { frameworkContext } from "./framework-context.ts";

/** What React Router streams for a page whose routes have neither data nor errors. */
const emptyState = '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n';

/**
 * Rewrites a page that React Router rendered so that no script runs before the visitor needs one: the module preloads
 * and the addresses in React Router's inline scripts move into one JSON block that `early-loader.js` reads.
 * The emptied `<script>` elements stay where they were, so that hydration still matches. The marks of links whose routes a
 * router would discover one by one go, since the manifest names all routes.
 * Throws on any inline script it does not know, so that an upgrade of React Router cannot slip past.
 */
export function deferHydration(html: string): string {
  const boot: Boot = { routes: [], modules: [] };
  const preloads: string[] = [];
  const withoutPreloads = html
    .replaceAll(' data-discover="true"', "")
    .replace(/<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*?\/?>/g, (_, href: string) => {
      preloads.push(href);
      return "";
    });
  const emptied = withoutPreloads.replace(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
    (element, attributes: string, body: string) => deferScript(boot, element, attributes, body),
  );
  if (boot.modules.length === 0) throw new Error("Deferred hydration found no modules in the page.");
  const shared = preloads.filter((address) => !boot.modules.includes(address));
  const modules = [...shared, ...boot.modules];
  const json = JSON.stringify({ ...boot, modules }).replaceAll("<", "\\u003c");
  const block = `<script type="application/json" id="boot">${json}</script>`;
  return emptied.replace("</body>", () => `${block}</body>`);
}

interface Boot {
  /** Route id with the addresses of its modules. */
  routes: [id: string, addresses: string[]][];
  /** Every module of the page, in an order in which none is run by another: what is shared, the routes, the entry. */
  modules: string[];
}

function deferScript(boot: Boot, element: string, attributes: string, body: string): string {
  if (/application\/(ld\+)?json|importmap|data-early/.test(attributes)) return element;
  if (body.startsWith("window.__reactRouterContext = ")) {
    const context = capture(
      body,
      /^window\.__reactRouterContext = (\{[\s\S]*?\});window\.__reactRouterContext\.stream/,
      "context",
    );
    if (context !== JSON.stringify(frameworkContext))
      throw new Error(`React Router writes another context than app/lib/framework-context.ts holds: ${context}`);
    return "<script></script>";
  }
  if (body.startsWith("window.__reactRouterContext.streamController.enqueue(")) {
    if (JSON.parse(capture(body, /enqueue\(([\s\S]*)\);$/, "stream chunk")) !== emptyState)
      throw new Error("A route loads data or failed: app/lib/site-router.tsx takes over pages without either.");
    return "<script></script>";
  }
  if (body.startsWith("window.__reactRouterContext.streamController.close(")) return "<script></script>";
  if (body.includes("react-router-scroll-positions")) return "<script></script>";
  if (attributes.includes('type="module"')) {
    readModules(boot, body);
    return '<script type="text/plain"></script>';
  }
  throw new Error(`Deferred hydration met an inline script it does not know: ${body.slice(0, 120)}`);
}

function readModules(boot: Boot, body: string): void {
  const imports = [...body.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name = "", address = ""]) => ({
    name,
    address,
  }));
  const routes = capture(body, /window\.__reactRouterRouteModules = \{([^}]*)\}/, "route modules");
  boot.routes = [...routes.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = "", variable = ""]) => [
    id,
    imports.filter(({ name }) => name === variable || name.startsWith(`${variable}_`)).map(({ address }) => address),
  ]);
  boot.modules = [
    capture(body, /import "([^"]+manifest[^"]+)"/, "manifest"),
    ...boot.routes.flatMap(([, addresses]) => addresses),
    capture(body, /import\("([^"]+)"\)/, "client entry"),
  ];
}

function capture(text: string, pattern: RegExp, what: string): string {
  const value = pattern.exec(text)?.[1];
  if (value === undefined) throw new Error(`Deferred hydration found no ${what} in React Router's script.`);
  return value;
}
