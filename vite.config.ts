import { reactRouter } from "@react-router/dev/vite";
import { browserslistToTargets } from "lightningcss";
import { readFile } from "node:fs/promises";
import { defineConfig, minify, type Plugin } from "vite";

/** `light-dark()`, `oklch()` and popovers are native from these versions on, so nothing is rewritten into larger fallbacks. */
const targets = browserslistToTargets(["chrome 125", "firefox 126", "safari 18"]);

/** Every page carries the early loader, so its text is minified, as `?raw` alone would not do. */
const minifiedEarlyLoader: Plugin = {
  name: "minified-early-loader",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith("/early-loader.js?raw")) return null;
    const { code } = await minify("early-loader.js", await readFile(id.replace("?raw", ""), "utf8"));
    return `export default ${JSON.stringify(code)}`;
  },
};

export default defineConfig({
  plugins: [minifiedEarlyLoader, reactRouter()],
  css: { transformer: "lightningcss", lightningcss: { targets } },
  build: {
    target: ["chrome125", "firefox126", "safari18"],
    cssMinify: "lightningcss",
    // The content security policy allows no `data:` address.
    assetsInlineLimit: 0,
  },
});
