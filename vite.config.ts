import { reactRouter } from "@react-router/dev/vite";
import {
  browserslistToTargets,
  Features,
  type CustomAtRules,
  type SelectorComponent,
  type Visitor,
} from "lightningcss";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { brand } from "./scripts/brand-plugin.ts";
import { buildLanguage } from "./scripts/build-language.ts";
import { development } from "./scripts/development/plugin.ts";
import { readLanguages } from "./scripts/words/languages.ts";
import { words } from "./scripts/words/vite-plugin.ts";
import { lateSheetName } from "./shared/late-styles.ts";

/** Oldest supported versions, in Vite's format: Baseline Widely Available on 2026-11-24. */
const scriptTargets = ["chrome125", "edge125", "firefox126", "safari17.5", "ios17.5"];

/** The same versions in Browserslist's format. They support `light-dark()` and `oklch()`, so nothing is rewritten into larger fallbacks. */
const styleTargets = browserslistToTargets(["chrome 125", "edge 125", "firefox 126", "safari 17.5", "ios_saf 17.5"]);

const isRightToLeft = readLanguages(import.meta.dirname).some(
  ({ code, direction }) => code === buildLanguage && direction === "rtl",
);

// Grid areas are local to their grid, so a prefix would only lengthen them and keep files from sharing names.
// Class names start with a letter, because a hash may start with a character that CSS has to escape.
const cssModules = { grid: false, pattern: "c[hash]_[local]" };

const matchesRightToLeft = (part: SelectorComponent): boolean =>
  part.type === "pseudo-class" && part.kind === "dir" && part.direction === "rtl";

/** Right-to-left rules never match in left-to-right languages. */
const leaveOutRightToLeft: Visitor<CustomAtRules> = {
  Rule: {
    style: (rule) => (rule.value.selectors.every((parts) => parts.some(matchesRightToLeft)) ? [] : undefined),
  },
};

export default defineConfig({
  plugins: [words, brand, development, reactRouter()],
  environments: {
    // Selects the language of "#words" (package.json).
    ssr: { resolve: { conditions: [buildLanguage, ...defaultServerConditions] } },
    client: {
      resolve: { conditions: [buildLanguage, ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Styles of initially closed parts load after the first paint (app/root.tsx).
                { name: lateSheetName, priority: 2, test: /\.late(\.module)?\.css$/ },
                // Includes all imports, because a request costs a phone more than a few bytes.
                {
                  name: "start",
                  priority: 4,
                  test: /\/(entry\.client|shared\/(storage-keys|root-classes|element-ids|breakpoints)|plain-press)\.ts$/,
                },
                // These modules are separate, because scripts without React would otherwise load all of React.
                {
                  name: "messages",
                  priority: 4,
                  test: /\/content\/(message|format|format-list)\.ts$|\/shared\/fold-text\.ts$|\/(write-address|localized-path|controls)\.ts$/,
                },
                // Includes small parts of nearly every island, which would cost more as separate scripts.
                {
                  name: "react",
                  priority: 3,
                  test: /\/(hydrate-island\.tsx|react\/jsx-runtime\.js|ui\/(button\.tsx|text-button\.tsx|form\/form-alert\.tsx|drawing\.tsx|new-tab-link\.tsx|field\.module\.css)|use-debounced\.ts|data\/backend\.ts)$/,
                },
                // Excludes modules that only the server renders.
                {
                  name: "list",
                  test: /\/app\/ui\/(list\/(?!served-list)|search-field)|\/data\/(read-rows|social-media-world)\.ts$/,
                },
                // Bundles the drawings' URLs, because each separate module would cost a request.
                { name: "scenes", test: /\/drawings\/scenes\/[^/]+\.svg$/ },
              ],
            },
          },
        },
      },
    },
  },
  // Inline scripts (app/browser/inline-script.tsx). Browsers from 2018 can parse them, and then show the version
  // without scripts (app/browser/start.ts).
  worker: { rolldownOptions: { transform: { target: "es2018" } } },
  css: {
    transformer: "lightningcss",
    // No target needs the added prefixes, and Lightning CSS would drop one that phones need.
    lightningcss: {
      targets: styleTargets,
      cssModules,
      // WebKit (2.50) keeps some media queries inside of rules as they were before the window changed its size.
      include: Features.Nesting,
      exclude: Features.VendorPrefixes,
      ...(!isRightToLeft && { visitor: leaveOutRightToLeft }),
    },
  },
  build: {
    // scripts/build.ts reads the manifest to find scripts that pages can load.
    manifest: true,
    target: scriptTargets,
    cssMinify: "lightningcss",
    modulePreload: {
      // Scripts without React run once the page is idle, so the first script of a page need not preload their imports.
      resolveDependencies: (file, dependencies) => (file.includes(".enhance") ? [] : dependencies),
    },
    // The content security policy forbids `data:` URLs.
    assetsInlineLimit: 0,
  },
});
