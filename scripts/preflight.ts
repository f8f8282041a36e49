import { placeOf } from "#server/preflight/fact-lines.ts";
import { readSiteFacts, openFacts, storiesOf, type Story } from "#server/preflight/open-facts.ts";
import { hostedRecords } from "#server/pages/records.ts";
import type { Settings } from "#server/settings/settings.server.ts";
import { runCommand, UsageError } from "./command.ts";

/** The site's address on this machine. */
function ownAddress({ host, port }: Settings): string {
  const reached = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host;
  return `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}`;
}

/** The case studies of the running site, or null when it does not run. */
async function storiesShown(settings: Settings): Promise<Story[] | null> {
  if (settings.supabase) return storiesOf((await hostedRecords(settings.supabase).read()).case_studies.rows);
  const address = `${ownAddress(settings)}/rest/v1/case_studies?select=id,project_link&order=id.asc&limit=100`;
  const response = await fetch(address, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
  if (!response?.ok || !response.headers.get("content-type")?.includes("json")) return null;
  return storiesOf(await response.json());
}

/** `npm run preflight`: the facts that the owner of a real business still has to settle. In `live`, exit code 1 while there are any. */
await runCommand(async (settings) => {
  if (process.argv.length > 2) throw new UsageError("npm run preflight takes no words.");
  const stories = await storiesShown(settings);
  const open = openFacts(readSiteFacts(settings, process.env, stories));
  for (const fact of open) console.log(`${placeOf(fact)}  ${fact.what}. Put there: ${fact.put}.`);
  if (stories === null) {
    console.log(`Nothing answers at ${ownAddress(settings)}: the stories are those that a new database begins with.`);
  }
  console.log(open.length === 0 ? "Every fact is settled." : `${open.length} open.`);
  if (settings.profile !== "live") {
    console.log("The profile is spec, the sample business of the specification, so nothing has to be settled.");
  } else if (open.length > 0) process.exitCode = 1;
});
