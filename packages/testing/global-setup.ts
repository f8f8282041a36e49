import { startPostgresServer } from "./postgres-server.ts";

/** One Postgres server for the run, passed to the tests in TEST_POSTGRES_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgresServer();
  process.env.TEST_POSTGRES_URL = server.url;
  return server.stop;
}
