import type { EnvironmentModuleNode, Plugin } from "vite";

/**
 * In development, shows a change in the open page. No page loads the modules of what is never hydrated, so Vite would not tell it: the page is
 * loaded again. What only islands use is left to Fast Refresh, which keeps their state, and styles are fetched again.
 */
export const showChanges: Plugin = {
  name: "show-changes",
  hotUpdate({ file, server, modules }) {
    const { name, hot } = this.environment;
    if (name !== "client") return;
    if (file.endsWith(".css")) {
      hot.send("styles-changed");
      return;
    }
    const rendered = server.environments.ssr?.moduleGraph.getModulesByFile(file) ?? [];
    if (![...rendered].some((module) => isOfPage(module))) return modules;
    hot.send({ type: "full-reload" });
    return [];
  },
};

/** Whether the server uses the module other than in islands. */
function isOfPage(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): boolean {
  if (seen.has(module) || module.file?.endsWith(".island.tsx")) return false;
  seen.add(module);
  return module.importers.size === 0 || [...module.importers].some((importer) => isOfPage(importer, seen));
}
