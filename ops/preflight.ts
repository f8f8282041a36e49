import { openBackend } from "@site/backend";
import { createRecords } from "#server/pages/records.ts";
import { openFacts, toCaseStudies, type CaseStudy } from "#server/preflight/open-facts.ts";
import { readableTables } from "#shared/readable-tables.ts";
import type { Settings } from "#server/settings/settings.ts";
import { type Command, defineAction } from "./command.ts";

function ownAddress({ host, port }: Settings): string {
  const reached = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host;
  return `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}`;
}

async function shownCaseStudies(settings: Settings): Promise<CaseStudy[] | null> {
  if (settings.supabase) {
    const hosted = await openBackend({ hosted: settings.supabase, tables: { readable: readableTables } });
    return toCaseStudies((await createRecords(hosted).read()).case_studies.rows);
  }
  const address = `${ownAddress(settings)}/rest/v1/case_studies?select=id,project_link&order=id.asc&limit=100`;
  const response = await fetch(address, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
  if (!response?.ok || !response.headers.get("content-type")?.includes("json")) return null;
  return toCaseStudies(await response.json());
}

export const command: Command = {
  actions: {
    "": defineAction({
      usage: "",
      summary: "Lists each open fact of the business. In the profile live, exit code 1 while one is open.",
      async run({ settings }) {
        const caseStudies = await shownCaseStudies(settings);
        const open = openFacts({ settings, environment: process.env, caseStudies });
        const lines = open.map(({ place, what, put }) => `${place}  ${what}. Put there: ${put}.`);
        if (caseStudies === null) {
          lines.push(
            `Nothing answers at ${ownAddress(settings)}: the case studies are those that a new database begins with.`,
          );
        }
        lines.push(open.length === 0 ? "Every fact is settled." : `${open.length} open.`);
        if (settings.profile !== "live") {
          lines.push("The profile is spec, the sample business of the specification, so nothing has to be settled.");
        } else if (open.length > 0) process.exitCode = 1;
        return lines.join("\n");
      },
    }),
  },
};
