import { startPostgresServer } from "./postgres-server.ts";

/** Vitest's global set-up: one Postgres server for the run, told to the tests by TEST_POSTGRES_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgresServer();
  process.env.TEST_POSTGRES_URL = server.url;
  return server.stop;
}
