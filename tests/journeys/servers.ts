import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type RunningSite, startSite } from "#scripts/start-site.ts";

/** Names of the servers that journeys run against; the tests read each as SITE_<NAME> and DATA_DIR_<NAME>. */
export type SiteName = "spec" | "live";

/** Starts the real server in both profiles on free ports, each with a folder of its own. */
export default async function startServers(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "larkpost-journeys-"));
  const running: RunningSite[] = [];
  const start = async (name: SiteName, settings: Record<string, string>): Promise<void> => {
    const data = path.join(folder, name);
    // English alone, whose bytes are counted; languages.spec.ts has a site in two.
    const site = await startSite({ DATA_DIR: data, RATE_LIMIT_SCALE: "1000", ...settings });
    running.push(site);
    process.env[`SITE_${name.toUpperCase()}`] = site.url;
    process.env[`DATA_DIR_${name.toUpperCase()}`] = data;
  };

  await Promise.all([start("spec", {}), start("live", { SITE_PROFILE: "live" })]);

  return async () => {
    await Promise.all(running.map((site) => site.stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
