import { findOpenFacts } from "#server/preflight/open-facts.ts";
import type { Settings } from "#server/settings/settings.ts";
import { type Command, defineAction } from "./command.ts";

/** Reads from the running site or the hosted project. @returns null if it does not respond */
async function readCaseStudies({ supabase, host, port }: Settings): Promise<Record<string, unknown>[] | null> {
  const address = supabase?.url ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  const response = await fetch(`${address}/rest/v1/case_studies?select=id,project_link&order=id.asc&limit=100`, {
    headers: supabase ? { apikey: supabase.publishableKey } : {},
    signal: AbortSignal.timeout(3_000),
  }).catch(() => null);
  return response?.ok ? response.json().catch(() => null) : null;
}

export const command: Command = {
  actions: {
    "": defineAction({
      usage: "",
      summary: "Lists the business's open facts. In the profile live, exits with 1 while one is open.",
      async run({ settings }) {
        const caseStudies = await readCaseStudies(settings);
        const open = findOpenFacts(settings, process.env, caseStudies ?? []);
        if (!caseStudies) open.push("database  no running site found: start it to check its case studies");
        if (settings.profile === "live" && open.length > 0) process.exitCode = 1;
        return [...open, `${open.length} open.`].join("\n");
      },
    }),
  },
};
