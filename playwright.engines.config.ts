import { defineConfig } from "@playwright/test";
import { engineNames } from "./tests/engines/driver.ts";
import type { ProjectOptions } from "./tests/engines/fixtures.ts";

/** The journeys that are the same in three engines. The runner is Playwright's, the browsers are driven by tests/engines. */
export default defineConfig<object, ProjectOptions>({
  testMatch: "*.spec.ts",
  testDir: "tests/engines",
  globalSetup: "./tests/journeys/servers.ts",
  outputDir: "build/engine-results",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [["line"], ["json", { outputFile: "build/engines.json" }]],
  projects: [
    ...engineNames.map((engineName) => ({ name: engineName, testIgnore: "pictures/**", use: { engineName } })),
    // Compares every page with Chromium's picture of it.
    ...(["firefox", "webkit"] as const).map((engineName) => ({
      name: `${engineName}-pictures`,
      testMatch: "pictures/*.spec.ts",
      timeout: 180_000,
      use: { engineName, forPictures: true },
    })),
  ],
});
