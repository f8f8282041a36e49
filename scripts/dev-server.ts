import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createServer as createViteServer } from "vite";
import { listQuery, readListPlace } from "#content/list-place.ts";
import { openBackend } from "#server/backend.ts";
import { createLog } from "#server/log/log.ts";
import { listTables } from "#server/pages/list-parts.ts";
import { publicSettings } from "#server/settings/public-settings.ts";
import type { ListRecords } from "#shared/list-records.ts";
import { noRecords } from "#server/pages/records.ts";
import { readSettings } from "#server/settings/settings.server.ts";

const settings = readSettings(process.env);
const backend = await openBackend(settings, createLog());
const vite = await createViteServer({ configLoader: "native", server: { middlewareMode: true }, appType: "custom" });

/** What the page at this address shows without scripts. */
async function recordsAt(address: string): Promise<ListRecords | null> {
  const { pathname, search } = new URL(address);
  const table = listTables.get(pathname);
  const place = readListPlace(search);
  if (!table || !place || !listQuery(place)) return backend.records.read();
  return { ...noRecords, [table]: await backend.records.readPart(table, place) };
}

const app = new Hono();
if (backend.services) {
  app.route("/auth/v1", backend.services.auth.routes);
  app.route("/rest/v1", backend.services.rest.routes);
}
app.all("*", async (context) => {
  const build = await vite.ssrLoadModule("virtual:react-router/server-build");
  const load = new RouterContextProvider();
  load.set(build.entry.module.renderContext, {
    settings: publicSettings(settings),
    records: await recordsAt(context.req.url).catch(() => null),
  });
  // Vite's module graph is untyped: the build is React Router's own.
  return createRequestHandler(build as never, "development")(context.req.raw, load);
});
const answer = getRequestListener(app.fetch);
const isBackend = /^\/(auth|rest)\/v1\//;
const server = createHttpServer((request, response) => {
  if (isBackend.test(request.url ?? "")) answer(request, response);
  else vite.middlewares(request, response, () => answer(request, response));
});
server.listen(settings.port, settings.host, () => {
  console.log(`Larkpost is in development on http://localhost:${settings.port}`);
});

/** The watcher restarts this process on each change, so the database has to be let go of first. */
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await Promise.all([vite.close(), backend.close()]);
    process.exit(0);
  });
}
