import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const wrapper = /^(window\.__reactRouterManifest=)(\{.*\})(;?\s*)$/s;

interface Manifest {
  routes: Record<string, Record<string, unknown>>;
}

/**
 * Leaves out of the browser's manifest what it reads only to preload modules ahead of a navigation, which no link here asks
 * for: a third of a file that every page loads. The server's own manifest stays whole.
 */
export async function leanManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  const file = path.join(assets, name ?? "manifest.js");
  const [, before = "", json = "", after = ""] = wrapper.exec(await readFile(file, "utf8")) ?? [];
  if (!json) throw new Error(`${file} does not hold the manifest that React Router used to write.`);
  const manifest: Manifest = JSON.parse(json);
  for (const [id, route] of Object.entries(manifest.routes)) {
    const kept = Object.entries(route).filter(([key]) => key !== "imports");
    manifest.routes[id] = Object.fromEntries(kept);
  }
  await writeFile(file, before + JSON.stringify(manifest) + after);
}
