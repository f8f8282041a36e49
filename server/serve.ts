import path from "node:path";
import { notYetLive } from "#content/profiles.ts";
import { createListener } from "./app.ts";
import { openBackend } from "./backend.ts";
import { DatabaseStartError } from "./database/database-error.ts";
import { createAccessLog } from "./http/access-log.ts";
import { createMetrics, serveMetrics } from "./http/metrics.ts";
import { inheritedSocket } from "./http/inherited-socket.ts";
import { createHttpServer } from "./http/server.ts";
import { createLog } from "./log.ts";
import { readAssets } from "./pages/asset-store.ts";
import { keepPages, sourcesOfPages } from "./pages/kept-pages.ts";
import { createPageStore } from "./pages/page-store.ts";
import { createRenderer } from "./pages/renderer.ts";
import { publicSettings } from "./public-settings.ts";
import { readSettings, SettingsError } from "./settings.server.ts";

const build = path.resolve(import.meta.dirname, "..", "build");

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog();
  const [backend, assets] = await Promise.all([openBackend(settings, log), readAssets(path.join(build, "client"))]);
  const visible = publicSettings(settings);
  const pages = await createPageStore({
    loadRenderer: () => createRenderer(path.join(build, "server", "index.js"), visible),
    kept: keepPages(settings.dataDirectory, sourcesOfPages(assets, visible)),
    assets,
    records: backend.records,
    siteUrl: settings.siteUrl,
    onError: (error) => log.error(error, "records could not be read"),
  });
  const metrics = createMetrics();
  const record = createAccessLog(log, metrics);
  const http = createHttpServer(createListener({ settings, backend, pages, assets, record }), {
    record,
    trustsProxy: settings.trustedProxyCount > 0,
  });
  const metricsServer = settings.metricsPort && serveMetrics(metrics, settings.metricsPort, http.connections);
  for (const server of metricsServer ? [http.server, metricsServer] : [http.server]) server.on("error", stopWith);
  const { port: wanted, host } = settings;
  http.server.listen(inheritedSocket(process.env, process.pid) ?? { port: wanted, host }, () => {
    const address = http.server.address();
    const port = address && typeof address === "object" ? address.port : wanted;
    console.log(`Larkpost is serving on http://localhost:${port} (profile ${settings.profile})`);
    if (settings.profile === "live") console.log(`Not in this profile yet: ${notYetLive.join("; ")}.`);
  });

  const stop = async (): Promise<void> => {
    const cut = await http.drain();
    if (cut > 0) log.warn({ connections: cut }, "connections were cut when the grace was over");
    if (metricsServer) metricsServer.close();
    await backend.close();
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

/** Ends the process with one sentence where the cause is the operator's to mend, and with the whole error otherwise. */
function stopWith(error: unknown): never {
  if (error instanceof SettingsError || error instanceof DatabaseStartError) console.error(error.message);
  else if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    console.error("The port is taken by another program: stop it, or choose another with PORT or METRICS_PORT.");
  } else console.error(error);
  process.exit(1);
}

await start().catch(stopWith);
