import { growLists } from "#scripts/grow-lists.ts";
import { startSite } from "#scripts/start-site.ts";
import { siteAddress } from "#tests/journeys/fixtures.ts";
import { testsOn } from "#tests/journeys/own-site.ts";

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
