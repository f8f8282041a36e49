import type { Database } from "@site/backend";
import { testRest } from "@site/backend/testing";
import { Hono } from "hono";
import { createRecords, type RecordsSource } from "../pages/records.ts";

export function toRecordsSource(database: Database): RecordsSource {
  const app = new Hono().route("/rest/v1", testRest(database).routes);
  return createRecords({ fetch: async (request) => app.fetch(request), onChange: database.onChange });
}
