import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { browserslistToTargets, Features } from "lightningcss";
import { build as buildScript, defineConfig, type Plugin, type Rolldown } from "vite";
import { scriptTargets, styleTargets } from "./scripts/browsers/promise.ts";
import { shortClassNames } from "./scripts/short-class-names.ts";
import { words } from "./scripts/words/vite-plugin.ts";
import { lateSheetName } from "./shared/page-names.ts";

/** `light-dark()` and `oklch()` are native from these versions on, so nothing is rewritten into larger fallbacks. */
const targets = browserslistToTargets(styleTargets);

const fromRoot = (file: string): string => path.join(import.meta.dirname, file);

/** The ids of modules, given from the root. Those of content/generated/ are there: every command generates the words first. */
function modules(...files: string[]): ReadonlySet<string> {
  const missing = files.find((file) => !existsSync(fromRoot(file)));
  // A module that is not found by its name would only make the build larger.
  if (missing) throw new Error(`vite.config.ts names ${missing}, which is not there.`);
  return new Set(files.map(fromRoot));
}

/** The oldest browsers that get a script (app/early/older-browsers.ts). */
const oldestTarget = "es2015";

/** `import text from "./x.ts?inline-script"` gives the text of a module and of all that it imports, as one minified classic script. */
const inlineScripts: Plugin = {
  name: "inline-scripts",
  enforce: "pre",
  async load(id) {
    const [file, query] = id.split("?");
    if (!file || query !== "inline-script") return null;
    const [output] = [
      await buildScript({
        configFile: false,
        logLevel: "warn",
        build: {
          write: false,
          target: file.endsWith("older-browsers.ts") ? oldestTarget : scriptTargets,
          minify: this.environment.mode === "build" && "terser",
          terserOptions: { toplevel: true, compress: { passes: 3 } },
          lib: { entry: file, formats: ["iife"], name: "script" },
        },
      }),
    ].flat();
    if (!output || !("output" in output)) throw new Error(`${file} was not built.`);
    for (const part of Object.keys(output.output[0].modules)) this.addWatchFile(part);
    return `export default ${JSON.stringify(output.output[0].code.trim())}`;
  },
};

/** Fetched after a page has loaded, by an address that the page names (server/pages/passes/defer-scripts.ts). */
const lateModules: Plugin = {
  name: "late-modules",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart() {
    this.emitFile({ type: "chunk", id: fromRoot("app/late/after-load.ts"), name: "after-load" });
  },
};

/**
 * Texts composed of words and numbers are written out at build time, so that a phone gets neither the parts nor the work: the first
 * price that `Intl` formats takes a phone 50 ms. Texts of words alone are written out already (scripts/words/).
 */
const joinedAtBuild = modules(
  "content/answer-passages.ts",
  "content/pages/feature-flexible-pricing.ts",
  "content/pages/trust.ts",
  "content/plans.ts",
  "content/service-plans.ts",
);

const writtenOutContent: Plugin = {
  name: "written-out-content",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async load(id) {
    if (!joinedAtBuild.has(id)) return null;
    const exports: Record<string, unknown> = await import(pathToFileURL(id).href);
    return Object.entries(exports)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  },
};

/**
 * Nearly all of the shell runs as soon as it is loaded. With this hint a browser compiles it off the main thread while it is fetched,
 * not function by function at each first call, which took a third of the hydration time
 * (https://v8.dev/blog/explicit-compile-hints). Other browsers treat the hint as a comment.
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

const rootRoute = fromRoot("app/root.tsx");
const shellEntries = [rootRoute, fromRoot("app/entry.client.tsx")];

/** Used by most pages, and their styles take fewer bytes than the names of two more files. */
const commonParts = modules(
  "app/components/ui/engraving.tsx",
  "app/components/ui/page-title.tsx",
  "app/components/ui/perforated-print.tsx",
  "app/components/ui/section-head.tsx",
);

/** A module of fewer characters that several pages share gets no file of its own: a request costs a phone more. */
const smallModule = 1000;

/**
 * Everything that root and the client's entry import is needed on every page, so it is one file: two dozen small
 * files take 5 kB more when compressed, and each adds an address to the manifest. Small parts of several pages are in it as well. Root
 * is part of it (0.8 kB less than separate); the client's entry is not, because it may start React only once the page's module is loaded.
 */
function shellModules(): (id: string, context: Rolldown.ChunkingContext) => string | null {
  let shell: Set<string> | null = null;
  return (id, context) => {
    if (id.endsWith(".module.css") && isClosedAtFirst(id, context)) return lateSheetName;
    shell ??= new Set([rootRoute, ...commonParts, ...importedBy([...shellEntries, ...commonParts], context)]);
    return shell.has(id) || isSmallAndShared(id, context) ? "shell" : null;
  };
}

/** Nobody sees these before they are opened, so their styles come after the first paint (server/pages/passes/inline-styles.ts). */
const closedAtFirst = modules(
  "app/features/auth/log-in-dialog.tsx",
  "app/features/auth/sign-up-dialog.tsx",
  "app/features/chat/chat-panel.tsx",
  "app/features/chat/leave-message.tsx",
  "app/features/contact/contact-sales-dialog.tsx",
  "app/features/navigation/product-menu.tsx",
  "app/features/navigation/resources-menu.tsx",
);

/** Whether the module is one of these, or only such modules import it. */
function isClosedAtFirst(id: string, context: Rolldown.ChunkingContext): boolean {
  if (closedAtFirst.has(id)) return true;
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
  return (
    importers.length > 0 && [...importers, ...dynamicImporters].every((importer) => isClosedAtFirst(importer, context))
  );
}

/** Shared by the two lists alone, which have a file in common in any case. */
const listParts = modules(
  "app/data/read-rows.ts",
  "app/lib/served-part.ts",
  "app/lib/use-debounced.ts",
  "content/list-place.ts",
);

/** Shared by what only the live profile has: the newsletter's forms and pages, and the privacy receipt. */
const newsletterParts = modules(
  "app/data/subscriptions.ts",
  "app/features/subscribe/use-subscription.ts",
  "app/lib/request-key.ts",
  "content/generated/newsletter.ts",
  "content/newsletter.ts",
  "shared/live-storage-keys.ts",
  "shared/subscriber-problems.ts",
);

/** Shared by the parts of the privacy receipt alone, a page of the live profile. */
const receiptParts = modules("app/data/receipt.ts", "app/features/receipt/json-file.ts", "shared/receipt.ts");

/** Shared by the demo and some of its late modules: one file, which the page loads in any case. */
const demoParts = modules(
  "app/features/demo/avatar.tsx",
  "app/features/demo/email-look.ts",
  "app/features/demo/note.ts",
  "app/features/demo/sample-letter.ts",
  "app/features/demo/shown-letter.ts",
  "content/generated/pages/demo.ts",
  "content/pages/demo.ts",
);

/** Modules with styles stay separate: their styles would come with every page. */
function isSmallAndShared(id: string, context: Rolldown.ChunkingContext): boolean {
  if (!/\.(ts|svg)$/.test(id) || isOfOnePage(id)) return false;
  if (listParts.has(id) || newsletterParts.has(id) || receiptParts.has(id)) return false;
  const { code, importers = [] } = context.getModuleInfo(id) ?? {};
  const [only, ...others] = importers;
  // Generated words that a single module of content/ imports go where that module goes.
  if (isGenerated(id) && only?.includes("/content/") && others.length === 0) return isSmallAndShared(only, context);
  if (importers.length < 2 || typeof code !== "string" || lengthWithWords(id, context) >= smallModule) return false;
  return usersOf(id, context).size >= 2;
}

/** The pages and late modules that need a module, directly or through others. */
function usersOf(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const { isEntry, importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
  const users = importers.flatMap((importer) => [...usersOf(importer, context, seen)]);
  return new Set(isEntry || dynamicImporters.length > 0 ? [...users, id] : users);
}

/** Also what only the demo and its late parts share. */
const isOfOnePage = (id: string): boolean => /\/content\/(?:generated\/)?pages\/|\/app\/features\/demo\//.test(id);

const isGenerated = (id: string): boolean => id.includes("/content/generated/");

/** The length of a module, plus that of the generated words that it imports. */
function lengthWithWords(id: string, context: Rolldown.ChunkingContext): number {
  const { code, importedIds = [] } = context.getModuleInfo(id) ?? {};
  const words = id.includes("/content/") ? importedIds.filter(isGenerated) : [];
  return words.reduce((sum, part) => sum + (context.getModuleInfo(part)?.code?.length ?? 0), code?.length ?? 0);
}

function importedBy(entries: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      // A part that only the server renders is dropped here; its imports belong to the pages that also use them.
      if (found.has(imported) || imported.endsWith(".served.tsx")) continue;
      found.add(imported);
      waiting.push(imported);
    }
  }
  return found;
}

// Area names are local to their grid: a prefix for each file would make them longer, and two files could not share one.
// A class name begins with a letter: a hash may begin with a character that styles must escape, and would not be found there.
const cssModules = { grid: false, pattern: "c[hash]_[local]" };

export default defineConfig({
  plugins: [
    inlineScripts,
    lateModules,
    words,
    writtenOutContent,
    shortClassNames(import.meta.dirname, cssModules),
    reactRouter(),
    compileAhead,
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: shellModules(), debugName: "shell", priority: 1 },
                { name: (id) => (demoParts.has(id) ? "demo-parts" : null), debugName: "demo-parts" },
              ],
            },
          },
          // Content (words, plain arithmetic) and components: what no script uses is dropped, such as parts only the server renders.
          treeshake: {
            moduleSideEffects: [
              { test: /\/(content\/[^?]*\.ts|app\/components\/[^?]*\.tsx)$/, sideEffects: false },
              // Otherwise the form that it serves, which an opened panel fetches, would be in the shell.
              { test: /\/app\/features\/chat\/chat-panel\.served\.tsx$/, sideEffects: false },
            ],
          },
        },
      },
    },
  },
  css: {
    transformer: "lightningcss",
    // None of the targets needs the prefixes that it would add, and it would drop the one that phones need.
    lightningcss: { targets, cssModules, exclude: Features.VendorPrefixes },
  },
  build: {
    target: scriptTargets,
    cssMinify: "lightningcss",
    // 1.2 kB less on every page than with Vite's own, compressed.
    minify: "terser",
    terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // The content security policy allows no `data:` address.
    assetsInlineLimit: 0,
  },
});
