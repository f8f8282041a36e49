import { configDefaults, defineConfig } from "vitest/config";
import project from "./package.json" with { type: "json" };

const nightly = "**/*.nightly.test.ts";

/** `--mode nightly` runs only the tests that `npm test` leaves out. */
export default defineConfig(({ mode }) => ({
  // The desk is a separate package, in which Vite would resolve `#` differently.
  resolve: {
    alias: [
      {
        find: /^#words/,
        replacement: `${import.meta.dirname}/content/generated/${process.env.WORDS_LANGUAGE ?? "en"}`,
      },
      { find: /^#/, replacement: `${import.meta.dirname}/` },
    ],
  },
  test: {
    reporters: [process.stdout.isTTY ? "default" : "dot", ["json", { outputFile: "build/vitest.json" }]],
    include:
      mode === "nightly"
        ? [nightly]
        : ["{packages,tests,app,content,schemas,shared,desk,server,ops,scripts,supabase}/**/*.test.{ts,tsx}"],
    exclude: mode === "nightly" ? configDefaults.exclude : [...configDefaults.exclude, nightly],
    globalSetup: ["scripts/words/test-setup.ts", "packages/testing/global-setup.ts"],
    // Starting the embedded database takes half the work if V8 does not optimize its WebAssembly.
    execArgv: project.config.nodeFlags.split(" "),
    // Workers keep loaded modules, which saves a fifth of the work.
    isolate: mode === "nightly",
    // Two database suites keep two cores busy. Nightly measurements need the machine to themselves.
    maxWorkers: mode === "nightly" ? 1 : 2,
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
  },
}));
