import { reactRouter } from "@react-router/dev/vite";
import { browserslistToTargets } from "lightningcss";
import { defineConfig } from "vite";

/** `light-dark()`, `oklch()` and popovers are native from these versions on, so nothing is rewritten into larger fallbacks. */
const targets = browserslistToTargets(["chrome 125", "firefox 126", "safari 18"]);

export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: "lightningcss", lightningcss: { targets } },
  build: {
    target: ["chrome125", "firefox126", "safari18"],
    cssMinify: "lightningcss",
    // The content security policy allows no `data:` address.
    assetsInlineLimit: 0,
  },
});
