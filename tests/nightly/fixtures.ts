import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { growLists } from "#scripts/grow-lists.ts";
import { type RunningSite, startSite } from "#scripts/start-site.ts";
import { siteAddress, test as base } from "#tests/journeys/fixtures.ts";

/** Tests that visit a server of their own. */
function testsOn(start: (folder: string) => Promise<RunningSite>) {
  return base.extend<object, { ownSite: RunningSite }>({
    ownSite: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
      async ({}, use) => {
        const folder = await mkdtemp(path.join(tmpdir(), "larkpost-nightly-"));
        const site = await start(folder);
        await use(site);
        await site.stop();
        await rm(folder, { recursive: true, force: true });
      },
      { scope: "worker", timeout: 150_000 },
    ],
    baseURL: async ({ ownSite }, use) => {
      await use(ownSite.url);
    },
  });
}

/** On a server that uses the journeys' first one as its hosted Supabase project. */
export const hosted = testsOn((folder) =>
  startSite({
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: "1000",
    SUPABASE_URL: siteAddress("spec"),
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_larkpost_embedded",
  }),
);

/** On a server with lists that are longer than one response. */
export const grown = testsOn(async (folder) => {
  await growLists(folder, { caseStudies: 400, platforms: 1_500 });
  return startSite({ DATA_DIR: folder, RATE_LIMIT_SCALE: "1000" });
});
