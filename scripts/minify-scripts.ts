import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { minify, type MinifyOptions } from "terser";
import type { Plugin, Rolldown } from "vite";

/** Milliseconds after which a script is minified again. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/**
 * Minifies scripts for browsers by Terser, as Vite's `minify: "terser"` does, but for two things, without which it takes longer than all the
 * rest of a build: a script that was the same in another language or an earlier build is read from Vite's folder for caches, and what no page
 * loads stays as it is. A script has no names of others yet, only placeholders for them.
 * @param entry the end of the name of the module that loads all others; null where every script is loaded
 */
export function minifyScripts(options: MinifyOptions, entry: string | null): Plugin {
  let folder = "";
  return {
    name: "minify-scripts",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    async configResolved({ cacheDir }) {
      folder = path.join(cacheDir, "minified");
      await mkdir(folder, { recursive: true });
      for (const name of await readdir(folder)) {
        const file = path.join(folder, name);
        if (Date.now() - (await stat(file)).mtimeMs > lifetime) await rm(file);
      }
    },
    async renderChunk(code, { fileName }, _output, { chunks }) {
      if (entry !== null && !loadedFrom(entry, chunks).has(fileName)) return null;
      const key = createHash("sha256").update(JSON.stringify(options)).update(code).digest("base64url");
      const file = path.join(folder, key);
      const known = await readFile(file, "utf8").catch(() => null);
      if (known !== null) return { code: known };
      const { code: minified = "" } = await minify(code, options);
      // Whole or not at all, also if the build is stopped.
      await writeFile(`${file}.${process.pid}`, minified);
      await rename(`${file}.${process.pid}`, file);
      return { code: minified };
    },
  };
}

/** The names of all scripts that a module loads. */
function loadedFrom(entry: string, chunks: Readonly<Record<string, Rolldown.RenderedChunk>>): ReadonlySet<string> {
  const loaded = new Set<string>();
  const waiting = Object.values(chunks).filter(({ facadeModuleId }) => facadeModuleId?.endsWith(entry));
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (loaded.has(chunk.fileName)) continue;
    loaded.add(chunk.fileName);
    waiting.push(...[...chunk.imports, ...chunk.dynamicImports].flatMap((name) => chunks[name] ?? []));
  }
  return loaded;
}
