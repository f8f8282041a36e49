import type { Environment } from "../settings/setting-names.ts";
import type { Settings } from "../settings/settings.server.ts";
import { lookAtSite, openFacts, type Story } from "./open-facts.ts";

/** Rows of the table as stories. */
export function storiesOf(rows: readonly Record<string, unknown>[]): Story[] {
  return rows.map((row) => ({ id: String(row.id), projectLink: String(row.project_link ?? "") }));
}

/** What the start of the live profile says of facts that are open; null in the other, and where none is. */
export function startLine(
  settings: Settings,
  environment: Environment,
  stories: readonly Story[] | null,
): string | null {
  if (settings.profile !== "live") return null;
  const { length } = openFacts(lookAtSite(settings, environment, stories));
  if (length === 0) return null;
  return `${length} ${length === 1 ? "fact is" : "facts are"} still the sample business's: npm run preflight lists them.`;
}
