import { defineConfig, type LaunchOptions } from "@playwright/test";
import { journeyBrowserPath } from "./scripts/debian.ts";
import { engineNames } from "./tests/engines/drivers.ts";
import type { ProjectOptions } from "./tests/engines/fixtures.ts";
import type { Fixtures } from "./tests/journeys/fixtures.ts";

const inShell = { launchOptions: launch(journeyBrowserPath) };
const journeys = { testDir: ".", testMatch: ["tests/journeys/*.spec.ts", "app/pages/**/*.spec.ts"], use: inShell };
/** Tag from tests/journeys/fixtures.ts. */
const nightly = /@nightly/;

export default defineConfig<Partial<Fixtures>, ProjectOptions>({
  globalSetup: "./tests/journeys/servers.ts",
  testMatch: "**/*.spec.ts",
  outputDir: "build/test-results",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 45_000,
  // A low-priority password hash may take longer than Playwright's default of five seconds.
  expect: { timeout: 15_000 },
  reporter: [[process.stdout.isTTY ? "line" : "dot"], ["json", { outputFile: "build/playwright.json" }]],
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    // Software rendering of motion would use both cores. Journeys about motion enable it.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { ...journeys, name: "journeys", grepInvert: nightly },
    { ...journeys, name: "journeys-nightly", grep: nightly },
    { name: "nightly", testDir: "tests/nightly", use: inShell },
    // The same journeys on pages translated by the browser.
    { ...journeys, name: "translated", grep: /@translated/, use: { ...inShell, isTranslated: true } },
    {
      ...journeys,
      name: "translated-nightly",
      // Excludes journeys that count layouts or styled elements, because translation adds elements.
      grepInvert: /@translated|is laid out as a whole|styles its panel again/,
      use: { ...inShell, isTranslated: true },
    },
    // Throttled pages mostly sleep, so they can share the processor with each other, but not with other journeys.
    { name: "taps", testDir: "tests/taps", use: inShell },
    // Playwright runs these journeys, but tests/engines drives the browsers.
    ...engineNames.map((engineName) => ({
      name: engineName,
      testDir: "tests/engines",
      timeout: 60_000,
      use: { engineName },
    })),
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
