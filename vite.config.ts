import { globSync } from "node:fs";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { browserslistToTargets, Features } from "lightningcss";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { brand } from "./scripts/brand-plugin.ts";
import { buildLanguage } from "./scripts/build-language.ts";
import { scriptTargets, styleTargets } from "./scripts/browsers/support.ts";
import { development } from "./scripts/development/plugin.ts";
import { leaveOutRightToLeft } from "./scripts/left-to-right-styles.ts";
import { pseudoLanguages, readLanguages } from "./scripts/words/languages.ts";
import { words } from "./scripts/words/vite-plugin.ts";
import { lateSheetName } from "./shared/late-styles.ts";

/** `light-dark()` and `oklch()` are native from these versions on, so nothing is rewritten into larger fallbacks. */
const targets = browserslistToTargets(styleTargets);

const isRightToLeft = [...readLanguages(import.meta.dirname), ...pseudoLanguages].some(
  ({ code, direction }) => code === buildLanguage && direction === "rtl",
);

// Area names are local to their grid: a prefix for each file would make them longer, and two files could not share one.
// A class name begins with a letter: a hash may begin with a character that styles must escape, and would not be found there.
const cssModules = { grid: false, pattern: "c[hash]_[local]" };

export default defineConfig({
  plugins: [words, brand, development, reactRouter()],
  define: {
    "import.meta.env.SOCIAL_CARDS": JSON.stringify(
      globSync("og/**/*.png", { cwd: "public" }).map((file) => `/${file.replaceAll(path.sep, "/")}`),
    ),
  },
  environments: {
    // Which words "#words" means (package.json).
    ssr: { resolve: { conditions: [buildLanguage, ...defaultServerConditions] } },
    client: {
      resolve: { conditions: [buildLanguage, ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Styles that nobody sees before something opens come after the first paint (app/root.tsx).
                { name: lateSheetName, priority: 2, test: /\.late(\.module)?\.css$/ },
                // With all that they import. A request costs a phone more than a few bytes.
                {
                  name: "start",
                  priority: 4,
                  test: /\/(entry\.client|shared\/(storage-keys|root-classes|element-ids|breakpoints)|plain-press)\.ts$/,
                },
                // For scripts without React too, which would fetch all of it.
                {
                  name: "messages",
                  priority: 4,
                  test: /\/content\/(message|format|format-list)\.ts$|\/shared\/fold-text\.ts$|\/(write-address|localized-path|controls)\.ts$/,
                },
                // With small parts that nearly every island has, which cost less here than as scripts of their own.
                {
                  name: "react",
                  priority: 3,
                  test: /\/(hydrate-island\.tsx|react\/jsx-runtime\.js|ui\/(button\.tsx|text-button\.tsx|form\/form-alert\.tsx|drawing\.tsx|new-tab-link\.tsx|field\.module\.css)|use-debounced\.ts|data\/backend\.ts)$/,
                },
                // Without what only the server renders.
                {
                  name: "list",
                  test: /\/app\/ui\/(list\/(?!served-list)|search-field)|\/data\/(read-rows|social-media-world)\.ts$/,
                },
                // Their addresses: as modules of their own they would be a request each.
                { name: "scenes", test: /\/drawings\/scenes\/[^/]+\.svg$/ },
              ],
            },
          },
        },
      },
    },
  },
  // Inline scripts (app/browser/inline-script.tsx). Browsers of 2018 can read them, and show the page as without scripts
  // (app/browser/older-browsers.ts).
  worker: { rolldownOptions: { transform: { target: "es2018" } } },
  css: {
    transformer: "lightningcss",
    // None of the targets needs the prefixes that it would add, and it would drop the one that phones need.
    lightningcss: {
      targets,
      cssModules,
      exclude: Features.VendorPrefixes,
      ...(!isRightToLeft && { visitor: leaveOutRightToLeft }),
    },
  },
  build: {
    // scripts/build.ts reads which scripts a page can load.
    manifest: true,
    target: scriptTargets,
    cssMinify: "lightningcss",
    modulePreload: {
      // Scripts without React run once the page is idle: what they import need not be listed in the first script of every page.
      resolveDependencies: (file, dependencies) => (file.includes(".enhance") ? [] : dependencies),
    },
    // The content security policy allows no `data:` address.
    assetsInlineLimit: 0,
  },
});
