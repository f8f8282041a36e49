import { reactRouter } from "@react-router/dev/vite";
import { browserslistToTargets, Features } from "lightningcss";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig, minify, type Plugin, type Rolldown } from "vite";
import { scriptTargets, styleTargets } from "./scripts/browsers/promise.ts";
import { shortClassNames } from "./scripts/short-class-names.ts";

/** `light-dark()` and `oklch()` are native from these versions on, so nothing is rewritten into larger fallbacks. */
const targets = browserslistToTargets(styleTargets);

/** Pages carry the text of the early scripts, so it is minified, as `?raw` alone would not do. */
const minifiedEarlyScripts: Plugin = {
  name: "minified-early-scripts",
  enforce: "pre",
  async load(id) {
    if (!/\/early-\w+\.js\?raw$/.test(id)) return null;
    const file = id.replace("?raw", "");
    const { code } = await minify(file, await readFile(file, "utf8"));
    return `export default ${JSON.stringify(code)}`;
  },
};

/**
 * Parts of React Router that run for settings this site does not have (instrumentation; routes discovered one by one),
 * yet are in every bundle, 2 kB of it. What only its server uses is named and left empty: an import that is missing fails the
 * build, so an upgrade that asks more of these files can't slip past.
 */
const unusedRouterParts: Readonly<Record<string, string>> = {
  "lib/router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export let instrumentHandler, instrumentationResultMetaContext;`,
  "lib/dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export let getManifestPath, getPathsWithAncestors, handleClientVersionMismatch;`,
};

const leanRouter: Plugin = {
  name: "lean-router",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load(id) {
    const [, part = ""] = id.split("/react-router/dist/production/");
    return unusedRouterParts[part] ?? null;
  },
};

/**
 * Vite's helper also preloads the scripts that a dynamically imported module imports. Here such a module is small or a library in
 * one file, so naming its scripts would weigh more than it spares (`modulePreload`, below); its styles are waited for.
 */
const plainDynamicImports: Plugin = {
  name: "plain-dynamic-imports",
  enforce: "pre",
  apply: "build",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? `const fetchStyles = (file) => new Promise((done) => {
           const link = document.createElement("link");
           link.rel = "stylesheet";
           link.href = "/" + file;
           link.onload = link.onerror = done;
           document.head.append(link);
         });
         export const __vitePreload = async (load, styles = []) => (await Promise.all([load(), ...styles.map(fetchStyles)]))[0];`
      : null,
};

/**
 * Numbers and prices in the content are written out at the build: the first one that a browser's `Intl` writes takes it 50 ms
 * and more, and would hold up the page. Only for modules of nothing but words, since a function can't be written out.
 */
const writtenOutNumbers: Plugin = {
  name: "written-out-numbers",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async load(id) {
    if (!/\/content\/[^?]*\.ts$/.test(id) || !(await readFile(id, "utf8")).includes('/format.ts"')) return null;
    const words: Record<string, unknown> = await import(pathToFileURL(id).href);
    if (Object.values(words).some(holdsFunction)) return null;
    const exports = Object.entries(words).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
    return exports.join("\n");
  },
};

/**
 * Nearly all of the shell runs as soon as it is loaded. Told so, a browser compiles it beside the main thread while it is fetched,
 * not function by function when each is called; that took a third of the time in which a page becomes React's
 * (https://v8.dev/blog/explicit-compile-hints). Others take it for a comment.
 */
const compileAhead: Plugin = {
  name: "compile-ahead",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && file.name === "shell") file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

function holdsFunction(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value === "function";
  return Object.values(value).some(holdsFunction);
}

const fromRoot = (file: string): string => path.join(import.meta.dirname, file);

const shellEntries = ["app/root.tsx", "app/entry.client.tsx"].map(fromRoot);

/** Used by most pages, and with fewer styles than naming two more files takes. */
const commonParts = ["app/components/ui/perforated-print.tsx", "app/components/ui/section-head.tsx"].map(fromRoot);

/** Letters of source under which a module that several pages share is no file of its own: a request costs a phone more. */
const smallModule = 1000;

/**
 * Everything that root and the client's entry import is needed on every page, so it is one file: two dozen small ones
 * compressed 5 kB worse, and each was one more address in the manifest. Small parts of several pages are in it as well.
 */
function shellModules(): (id: string, context: Rolldown.ChunkingContext) => string | null {
  let shell: Set<string> | null = null;
  return (id, context) => {
    shell ??= new Set([...commonParts, ...importedBy([...shellEntries, ...commonParts], context)]);
    return shell.has(id) || isSmallAndShared(id, context) ? "shell" : null;
  };
}

/** Shared by the two lists alone, which have a file in common in any case. */
const listParts = new Set(["app/lib/list-part.ts", "app/lib/use-settled.ts", "content/list-place.ts"].map(fromRoot));

/** Parts with styles stay apart: theirs would come with every page. */
function isSmallAndShared(id: string, context: Rolldown.ChunkingContext): boolean {
  if (!/\.(ts|svg)$/.test(id) || listParts.has(id)) return false;
  const { code, importers = [] } = context.getModuleInfo(id) ?? {};
  return code !== undefined && code !== null && code.length < smallModule && importers.length >= 2;
}

function importedBy(entries: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      // What the server alone renders is dropped here, and what it imports belongs to the pages that use it too.
      if (found.has(imported) || imported.endsWith(".served.tsx")) continue;
      found.add(imported);
      waiting.push(imported);
    }
  }
  return found;
}

// The areas of a grid mean something in that grid alone: with a prefix for each file they were longer, and two files could not share one.
const cssModules = { grid: false };

export default defineConfig({
  plugins: [
    minifiedEarlyScripts,
    leanRouter,
    plainDynamicImports,
    writtenOutNumbers,
    shortClassNames(import.meta.dirname, cssModules),
    reactRouter(),
    compileAhead,
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: shellModules(), debugName: "shell" }] },
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
          },
          // Words and their plain arithmetic: what no script uses can go.
          treeshake: { moduleSideEffects: [{ test: /\/content\/[^?]*\.ts$/, sideEffects: false }] },
        },
      },
    },
  },
  css: {
    transformer: "lightningcss",
    // Prefixes it would add are needed by none of the targets; the one that phones need, it would drop.
    lightningcss: { targets, cssModules, exclude: Features.VendorPrefixes },
  },
  build: {
    target: scriptTargets,
    cssMinify: "lightningcss",
    modulePreload: { resolveDependencies: () => [] },
    // A page names some thirty files, and no letter of a hash compresses: six tell two versions of one file apart.
    rolldownOptions: { output: { assetFileNames: "assets/[name]-[hash:6][extname]" } },
    // The content security policy allows no `data:` address.
    assetsInlineLimit: 0,
  },
});
