import { createRestService, type Database } from "@site/backend";
import { Hono } from "hono";
import { exposedTables } from "../messages/exposed-tables.ts";
import { createRecords, type RecordsSource } from "../pages/records.ts";

/** The records of a database, as pages read them. */
export function recordsOf(database: Database): RecordsSource {
  const anyone = async () => ({ role: "anon" as const, claims: {} });
  const { routes } = createRestService({
    database,
    resolveCaller: anyone,
    verifyCaller: anyone,
    tables: exposedTables({ rateLimitScale: 1 }),
    settings: { trustedProxyCount: 0 },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  const app = new Hono().route("/rest/v1", routes);
  return createRecords({ fetch: async (request) => app.fetch(request), database });
}
