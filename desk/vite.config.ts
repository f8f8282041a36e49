import { defineConfig } from "vite";

/** Compiles the desk's JSX, which Node can't run. Other folders stay external, as the server has loaded them. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: "desk/index.ts",
    outDir: "build/desk",
    rolldownOptions: { external: /^(#|@site\/)/ },
  },
});
