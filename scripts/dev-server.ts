import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createServer as createViteServer } from "vite";
import { readSettings } from "#server/settings.server.ts";

const settings = readSettings(process.env);
const vite = await createViteServer({ configLoader: "native", server: { middlewareMode: true }, appType: "custom" });

const app = new Hono();
app.all("*", async (context) => {
  const build = await vite.ssrLoadModule("virtual:react-router/server-build");
  const load = new RouterContextProvider();
  load.set(build.entry.module.renderContext, {
    settings: { profile: settings.profile, siteUrl: settings.siteUrl, backend: { url: "", publishableKey: "dev" } },
    records: null,
  });
  // Vite's module graph is untyped: the build is React Router's own.
  return createRequestHandler(build as never, "development")(context.req.raw, load);
});
const answer = getRequestListener(app.fetch);
createHttpServer((request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
}).listen(settings.port, settings.host, () =>
  console.log(`Larkpost is in development on http://localhost:${settings.port}`),
);
