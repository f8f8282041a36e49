import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{tests,app,content,schemas,server,scripts,supabase,bench}/**/*.test.{ts,tsx}"],
    globalSetup: ["server/database/testing/global-setup.ts"],
    // Two cores: the database suites keep both busy.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
