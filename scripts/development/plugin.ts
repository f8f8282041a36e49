import type { RequestListener } from "node:http";
import path from "node:path";
import type { EnvironmentModuleNode, Plugin } from "vite";
import type * as Site from "./site.ts";

const root = path.resolve(import.meta.dirname, "..", "..");
// Vite would bundle a literal path into its configuration, and reload the configuration on every change.
const siteFile = path.join(root, "scripts", "development", "site.ts");
const loadSite = (): Promise<typeof Site> => import(siteFile);

/** The site's listener handles requests that Vite doesn't. */
export const development: Plugin = {
  name: "development",
  apply: "serve",
  config: () => ({
    // The desk is a separate package, in which Vite would resolve `#` differently.
    resolve: { alias: [{ find: /^#(?!words)/, replacement: `${root}/` }] },
    server: { host: process.env.HOST, port: Number(process.env.PORT ?? 3000), strictPort: true, cors: false },
  }),
  async configureServer(vite) {
    const { openSite } = await loadSite();
    const { promise: site, resolve } = Promise.withResolvers<RequestListener>();
    vite.httpServer?.once("listening", () => resolve(openSite(vite)));
    return () => void vite.middlewares.use(async (request, response) => (await site)(request, response));
  },
  async closeServer({ reason }) {
    if (reason !== "restart") await (await loadSite()).backend.close();
  },
  // Pages load no modules for parts that are never hydrated, so changes there need a reload. Fast Refresh covers
  // modules used only by islands.
  hotUpdate({ file, server, modules }) {
    const { name, hot } = this.environment;
    if (name !== "client") return;
    if (file.endsWith(".css")) return hot.send("styles-changed");
    const rendered = server.environments.ssr?.moduleGraph.getModulesByFile(file) ?? [];
    if (![...rendered].some((module) => isOfPage(module))) return modules;
    hot.send({ type: "full-reload" });
    return [];
  },
};

/** Whether the server also uses the module outside of islands. */
function isOfPage(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): boolean {
  if (seen.has(module) || module.file?.endsWith(".island.tsx")) return false;
  seen.add(module);
  return module.importers.size === 0 || [...module.importers].some((importer) => isOfPage(importer, seen));
}
