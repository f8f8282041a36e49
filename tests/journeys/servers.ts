import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type RunningSite, startSite } from "#scripts/start-site.ts";

/** Names of the servers that journeys run against; each is told to the tests as SITE_<NAME> and DATA_DIR_<NAME>. */
export type SiteName = "spec" | "live" | "hosted";

/**
 * Starts the real server three times on free ports, each with a folder of its own: the `spec` profile, the `live`
 * profile, and one that uses the first as its hosted Supabase project.
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

  const spec = await start("spec", {});
  await start("live", { SITE_PROFILE: "live" });
  await start("hosted", { SUPABASE_URL: spec, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_larkpost_embedded" });

  return async () => {
    await Promise.all(running.map((site) => site.stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
