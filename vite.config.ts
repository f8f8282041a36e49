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

/** The oldest browsers that are told what to do (app/early/older-browsers.ts). */
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
 * What is put together from words and numbers is written out at the build, so that a phone gets neither the parts nor the work: the
 * first price that a browser's `Intl` writes takes it 50 ms. What words alone say is written out already (scripts/words/).
 */
const joinedAtBuild = new Set(
  [
    "content/answer-passages.ts",
    "content/pages/feature-flexible-pricing.ts",
    "content/pages/trust.ts",
    "content/plans.ts",
    "content/service-plans.ts",
  ].map(fromRoot),
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

const rootRoute = fromRoot("app/root.tsx");
const shellEntries = [rootRoute, fromRoot("app/entry.client.tsx")];

/** Used by most pages, and with fewer styles than naming two more files takes. */
const commonParts = [
  "app/components/ui/engraving.tsx",
  "app/components/ui/page-title.tsx",
  "app/components/ui/perforated-print.tsx",
  "app/components/ui/section-head.tsx",
].map(fromRoot);

/** Letters of source under which a module that several pages share is no file of its own: a request costs a phone more. */
const smallModule = 1000;

/**
 * Everything that root and the client's entry import is needed on every page, so it is one file: two dozen small ones
 * compressed 5 kB worse, and each was one more address in the manifest. Small parts of several pages are in it as well. Root itself is
 * part of it (0.8 kB less than apart); the client's entry is not, since it starts React, which it may only once the page's module is there.
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
const closedAtFirst = new Set(
  [
    "app/features/auth/log-in-dialog.tsx",
    "app/features/auth/sign-up-dialog.tsx",
    "app/features/chat/chat-panel.tsx",
    "app/features/chat/leave-message.tsx",
    "app/features/contact/contact-sales-dialog.tsx",
    "app/features/navigation/product-menu.tsx",
    "app/features/navigation/resources-menu.tsx",
  ].map(fromRoot),
);

/** Whether one of them is, or whether only such parts import it. */
function isClosedAtFirst(id: string, context: Rolldown.ChunkingContext): boolean {
  if (closedAtFirst.has(id)) return true;
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
  return (
    importers.length > 0 && [...importers, ...dynamicImporters].every((importer) => isClosedAtFirst(importer, context))
  );
}

/** Shared by the two lists alone, which have a file in common in any case. */
const listParts = new Set(
  ["app/data/read-rows.ts", "app/lib/served-part.ts", "app/lib/use-settled.ts", "content/list-place.ts"].map(fromRoot),
);

/** Shared by what only the live profile has: the newsletter's forms and pages, and the privacy receipt. */
const newsletterParts = new Set(
  [
    "app/data/subscriptions.ts",
    "app/features/subscribe/use-subscription.ts",
    "app/lib/request-key.ts",
    "content/generated/newsletter.ts",
    "content/newsletter.ts",
    "shared/live-storage-keys.ts",
    "shared/subscriber-problems.ts",
  ].map(fromRoot),
);

/** Shared by the parts of the privacy receipt alone, a page of the live profile. */
const receiptParts = new Set(
  ["app/data/receipt.ts", "app/features/receipt/json-file.ts", "shared/receipt.ts"].map(fromRoot),
);

/** Shared by the demo and one or another of its late modules: one file, which the page has in any case. */
const demoParts = new Set(
  [
    "app/features/demo/avatar.tsx",
    "app/features/demo/email-look.ts",
    "app/features/demo/note.ts",
    "app/features/demo/sample-letter.ts",
    "app/features/demo/shown-letter.ts",
    "content/generated/pages/demo.ts",
    "content/pages/demo.ts",
  ].map(fromRoot),
);

/** Parts with styles stay apart: theirs would come with every page. */
function isSmallAndShared(id: string, context: Rolldown.ChunkingContext): boolean {
  if (!/\.(ts|svg)$/.test(id) || isOfOnePage(id)) return false;
  if (listParts.has(id) || newsletterParts.has(id) || receiptParts.has(id)) return false;
  const { code, importers = [] } = context.getModuleInfo(id) ?? {};
  const [only, ...others] = importers;
  // Words that one module of content/ passes on go where it goes.
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

/** The length of a module, with that of the words that it passes on. */
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
      // What the server alone renders is dropped here, and what it imports belongs to the pages that use it too.
      if (found.has(imported) || imported.endsWith(".served.tsx")) continue;
      found.add(imported);
      waiting.push(imported);
    }
  }
  return found;
}

// The areas of a grid mean something in that grid alone: with a prefix for each file they were longer, and two files could not share one.
// A name begins with a letter, since a hash may begin with what styles have to escape, and would not be found there.
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
          // Words with their plain arithmetic, and components: what no script uses can go, as what is rendered on the server alone.
          treeshake: {
            moduleSideEffects: [
              { test: /\/(content\/[^?]*\.ts|app\/components\/[^?]*\.tsx)$/, sideEffects: false },
              // Else the form that it serves, which an opened panel fetches, would be in the shell.
              { test: /\/app\/features\/chat\/chat-panel\.served\.tsx$/, sideEffects: false },
            ],
          },
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
    // 1.2 kB less on every page than with Vite's own, compressed.
    minify: "terser",
    terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // The content security policy allows no `data:` address.
    assetsInlineLimit: 0,
  },
});
