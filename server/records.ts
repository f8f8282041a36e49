import type { Database } from "./database/database.ts";

type Row = Record<string, unknown>;

/** Rows of the two public tables for the `<noscript>` copies of the lists (S7.4, S7.5). */
export interface Records {
  case_studies: readonly Row[];
  social_media_world: readonly Row[];
}

export interface RecordsSource {
  /** Rejects when the backend does not answer; the lists are then served without their copies. */
  read(): Promise<Records>;
  /** Calls back when the records may have changed. */
  onChange(listener: () => void): void;
}

/** The most rows of one table that a page without scripts holds; more would make it unreadable on a phone. */
const rowLimit = 500;

export function embeddedRecords(database: Database): RecordsSource {
  return {
    read: () =>
      database.asCaller({ role: "anon", claims: { role: "anon" } }, async (transaction) => ({
        case_studies: await transaction.selectFrom("case_studies").selectAll().limit(rowLimit).execute(),
        social_media_world: await transaction
          .selectFrom("social_media_world")
          .selectAll()
          .orderBy("platform_name")
          .limit(rowLimit)
          .execute(),
      })),
    onChange(listener) {
      database.onTableChange((table) => {
        if (table === "case_studies" || table === "social_media_world") listener();
      });
    },
  };
}

const hostedTimeoutMilliseconds = 3_000;
const hostedRefreshMilliseconds = 5 * 60_000;

/** Reads a hosted Supabase project with the public key, as any visitor could; asks again every five minutes. */
export function hostedRecords(project: { url: string; publishableKey: string }): RecordsSource {
  const readTable = async (query: string): Promise<Row[]> => {
    const response = await fetch(`${project.url}/rest/v1/${query}&limit=${rowLimit}`, {
      headers: { apikey: project.publishableKey },
      signal: AbortSignal.timeout(hostedTimeoutMilliseconds),
    });
    if (!response.ok) throw new Error(`The hosted project answered ${response.status} to a read of its public tables.`);
    return response.json();
  };
  return {
    async read() {
      const [caseStudies, platforms] = await Promise.all([
        readTable("case_studies?select=*"),
        readTable("social_media_world?select=*&order=platform_name.asc"),
      ]);
      return { case_studies: caseStudies, social_media_world: platforms };
    },
    onChange(listener) {
      setInterval(listener, hostedRefreshMilliseconds).unref();
    },
  };
}
