import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { growLists } from "#scripts/grow-lists.ts";
import { type RunningSite, startSite } from "#scripts/start-site.ts";

/** Names of the servers that journeys run against; the tests read each as SITE_<NAME> and DATA_DIR_<NAME>. */
export type SiteName = "spec" | "live" | "hosted" | "grown";

/** The rows added to the seed of the server `grown`: each list is longer than one response. */
const added = { caseStudies: 400, platforms: 1_500 };

/**
 * Starts the real server four times on free ports, each with a folder of its own: the `spec` profile, the `live`
 * profile, one that uses the first as its hosted Supabase project, and one with long lists.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "larkpost-journeys-"));
  const running: RunningSite[] = [];
  const start = async (name: SiteName, settings: Record<string, string>): Promise<string> => {
    const data = path.join(folder, name);
    const site = await startSite({ DATA_DIR: data, RATE_LIMIT_SCALE: "1000", ...settings });
    running.push(site);
    process.env[`SITE_${name.toUpperCase()}`] = site.url;
    process.env[`DATA_DIR_${name.toUpperCase()}`] = data;
    return site.url;
  };

  const grow = async (): Promise<void> => {
    await growLists(path.join(folder, "grown"), added);
    await start("grown", {});
  };

  const spec = await start("spec", {});
  await Promise.all([
    grow(),
    start("live", { SITE_PROFILE: "live" }),
    start("hosted", { SUPABASE_URL: spec, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_larkpost_embedded" }),
  ]);

  return async () => {
    await Promise.all(running.map((site) => site.stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
