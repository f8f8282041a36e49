import { defineConfig } from "vite";

/**
 * Compiles the desk's JSX, which Node can't run, into `build/desk/index.js`. What it imports of other folders stays what the server
 * itself has loaded.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: "desk/index.ts",
    outDir: "build/desk",
    rolldownOptions: { external: /^(#|@site\/)/ },
  },
});
