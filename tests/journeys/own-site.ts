import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RunningSite } from "#scripts/start-site.ts";
import { test as base } from "./fixtures.ts";

/** Tests that visit a server of their own, which starts once in a process: those of a file share one if they run in order (`mode: "default"`). */
export function testsOn(start: (folder: string) => Promise<RunningSite>) {
  return base.extend<object, { ownSite: RunningSite }>({
    ownSite: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
      async ({}, use) => {
        const folder = await mkdtemp(path.join(tmpdir(), "larkpost-own-site-"));
        const site = await start(folder);
        await use(site);
        await site.stop();
        await rm(folder, { recursive: true, force: true });
      },
      // A new database on a busy machine.
      { scope: "worker", timeout: 150_000 },
    ],
    baseURL: async ({ ownSite }, use) => {
      await use(ownSite.url);
    },
  });
}
