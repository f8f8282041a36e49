import { defineConfig, type LaunchOptions } from "@playwright/test";
import { journeyBrowserPath } from "./scripts/ensure-chromium.ts";

export default defineConfig({
  globalSetup: "./tests/journeys/servers.ts",
  outputDir: "build/test-results",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 45_000,
  // On a busy machine a password hash, at the lowest priority, takes longer than Playwright's default of five seconds.
  expect: { timeout: 15_000 },
  reporter: [["line"], ["json", { outputFile: "build/journeys.json" }]],
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    // Drawn motion is repainted in software here and would take both cores; journeys about motion ask for it themselves.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    {
      name: "journeys",
      testDir: "tests/journeys",
      use: { launchOptions: launch(journeyBrowserPath()) },
    },
    {
      name: "nightly",
      testDir: "tests/nightly",
      use: { launchOptions: launch(journeyBrowserPath()) },
    },
    // Throttled pages sleep most of the time, so they can share the processor with each other, but not with other journeys.
    {
      name: "taps",
      testDir: "tests/taps",
      testMatch: /one-of-each-kind\.spec/,
      use: { launchOptions: launch(journeyBrowserPath()) },
    },
    {
      name: "every-tap",
      testDir: "tests/taps",
      testMatch: /every-control\.spec/,
      use: { launchOptions: launch(journeyBrowserPath()) },
    },
  ],
});

function launch(executablePath: string): LaunchOptions {
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return { executablePath, args };
}
