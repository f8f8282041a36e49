import type { WorkerFixture } from "@playwright/test";
import type { RunningSite } from "#scripts/start-site.ts";
import { test as base } from "./fixtures.ts";

export interface OwnSite {
  ownSite: RunningSite;
}

/** Starts one site per worker, which a file's tests share in `default` mode. @param timeout covers creating a database */
export const ownSite = (
  start: () => Promise<RunningSite>,
  timeout = 150_000,
): [WorkerFixture<RunningSite, object>, { scope: "worker"; timeout: number }] => [
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
  async ({}, use) => {
    const site = await start();
    await use(site);
    await site.stop();
  },
  { scope: "worker", timeout },
];

export const testsOn = (start: () => Promise<RunningSite>) =>
  base.extend<object, OwnSite>({
    ownSite: ownSite(start),
    baseURL: async ({ ownSite: { url } }, use) => {
      await use(url);
    },
  });
