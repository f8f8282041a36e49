import type { RequestListener } from "node:http";
import path from "node:path";
import { createServer as createViteServer } from "vite";
import { createListener } from "#server/app.ts";
import { openSiteBackend } from "#server/backend.ts";
import type { DeskModule } from "#server/desk.ts";
import { createAccessLog } from "#server/http/access-log.ts";
import { createMetrics } from "#server/http/metrics.ts";
import { createHttpServer } from "#server/http/server.ts";
import { createLog } from "#server/log/log.ts";
import { publicSettings } from "#server/settings/public-settings.ts";
import { readSettings } from "#server/settings/settings.ts";
import { stopOnSignal } from "#server/stop-signals.ts";
import { buildLanguage, buildPrefix } from "../build-language.ts";
import { createDevelopmentPages } from "./pages.ts";
import { showChanges } from "./show-changes.ts";
import { site as brand } from "#content/brand/site.ts";

/** The site as it is served, with one difference: pages and their files come from Vite, which reloads what changes. */
const root = path.resolve(import.meta.dirname, "..", "..");
const settings = readSettings(process.env);
const log = createLog();
const accessLog = createAccessLog(log, createMetrics());
let site: RequestListener = (_, response) => response.writeHead(503).end();
const http = createHttpServer((request, response) => site(request, response), {
  accessLog,
  trustsProxy: settings.trustedProxyCount > 0,
});
const backend = await openSiteBackend(settings, log, [buildLanguage]);
const vite = await createViteServer({
  root,
  configLoader: "native",
  // The site's own port, so that its policy allows the connection.
  server: { middlewareMode: true, hmr: { server: http.server } },
  appType: "custom",
  // The desk is a package of its own, in which Vite would look for another meaning of `#`.
  resolve: {
    alias: [
      { find: /^#words/, replacement: `${root}/content/generated/${buildLanguage}` },
      { find: /^#/, replacement: `${root}/` },
    ],
  },
  plugins: [showChanges],
});
const pages = await createDevelopmentPages({
  vite,
  settings: publicSettings(settings),
  records: backend.records,
});
const listener = createListener({
  settings,
  backend,
  sites: [{ code: buildLanguage, prefix: buildPrefix, pages }],
  assets: new Map(),
  accessLog,
  log,
});
site = (request, response) => {
  // Vite handles GET only, and passes the address of a page on.
  if (request.method === "GET") vite.middlewares(request, response, () => listener(request, response));
  else listener(request, response);
};
const { port: deskPort } = settings.admin;
const desk =
  deskPort === null
    ? null
    : await ((await vite.ssrLoadModule("/desk/index.ts")) as DeskModule).startDesk(deskPort, {
        settings,
        data: backend.desk,
        check: backend.check,
        accessLog,
        log,
      });
http.server.listen(settings.port, settings.host, () => {
  console.log(`${brand.name} is in development on http://localhost:${settings.port}${buildPrefix}`);
  if (desk?.address) console.log(`The desk is at ${desk.address}`);
});

/** The watcher restarts this process on each change, so the process has to close the database first. */
stopOnSignal(async () => {
  await Promise.all([vite.close(), desk?.close()]);
  await backend.close();
  process.exit(0);
});
