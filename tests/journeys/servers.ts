import { type RunningSite, startSite } from "#scripts/start-site.ts";

/** Tests get the addresses and folders as SITE_<NAME> and DATA_DIR_<NAME>. */
export type SiteName = "spec" | "live";

export default async function startServers(): Promise<() => Promise<void>> {
  const running: RunningSite[] = [];
  const start = async (name: SiteName): Promise<void> => {
    // English only, because tests count bytes. languages.spec.ts uses a site in two languages.
    const site = await startSite({ RATE_LIMIT_SCALE: "1000", SITE_PROFILE: name });
    running.push(site);
    process.env[`SITE_${name.toUpperCase()}`] = site.url;
    process.env[`DATA_DIR_${name.toUpperCase()}`] = site.dataDirectory;
  };

  await Promise.all([start("spec"), start("live")]);

  return async () => {
    await Promise.all(running.map((site) => site.stop()));
  };
}
