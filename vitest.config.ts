import { configDefaults, defineConfig } from "vitest/config";
import project from "./package.json" with { type: "json" };

const nightly = "**/*.nightly.test.ts";

/** `--mode nightly` runs what `npm run nightly` has and `npm test` has not. */
export default defineConfig(({ mode }) => ({
  // The desk is a package of its own, in which Vite would look for another meaning of `#`.
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
    // The embedded database starts with half the work when V8 does not optimize its WebAssembly.
    execArgv: project.config.nodeFlags.split(" "),
    // A worker keeps the modules that it has loaded, which saves a fifth of the work.
    isolate: mode === "nightly",
    // Two cores: the database suites keep both busy. What is measured at night has the machine to itself.
    maxWorkers: mode === "nightly" ? 1 : 2,
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
  },
}));
