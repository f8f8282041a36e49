import { startPostgresServer } from "./postgres-server.ts";

/** Tests get the server's URL from TEST_POSTGRES_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgresServer();
  process.env.TEST_POSTGRES_URL = server.url;
  return server.stop;
}
