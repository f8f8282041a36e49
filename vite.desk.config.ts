import { defineConfig } from "vite";
import { brand } from "./scripts/brand-plugin.ts";
import site from "./vite.config.ts";

/** Bundles only the site's components and styles, because the server has already loaded everything else. */
export default defineConfig({
  plugins: [brand],
  publicDir: false,
  // The desk is a separate package, in which Vite would resolve `#` differently.
  resolve: { alias: { "#app": `${import.meta.dirname}/app` } },
  css: site.css ?? {},
  build: {
    ssr: "desk/index.ts",
    ssrEmitAssets: true,
    assetsInlineLimit: 0,
    cssMinify: "lightningcss",
    outDir: "build/desk",
    rolldownOptions: { external: /^(#(?!app\/)|@site\/)/ },
  },
});
