import type { Server } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { AdminTables } from "./admin/admin-tables.ts";
import { createFaultCounter } from "./admin/faults.ts";
import { createListener } from "./app.ts";
import { folderBytes } from "./data-folder/folder-bytes.ts";
import type { Desk, DeskModule } from "./desk.ts";
import { type SiteBackend, openSiteBackend } from "./backend.ts";
import { type AccessLog, createAccessLog } from "./http/access-log.ts";
import { explainListenError, inheritedSocket, type Listening } from "./http/listen.ts";
import { createMetrics } from "./http/metrics.ts";
import { serveMetrics } from "./http/serve-metrics.ts";
import { createHttpServer, type HttpServer } from "./http/server.ts";
import { ExpectedError } from "@site/backend";
import { createLog, type Logger } from "./log/log.ts";
import { servedLanguages } from "./pages/languages.ts";
import { openSites } from "./pages/sites.ts";
import { findOpenFacts } from "./preflight/open-facts.ts";
import { servingLine } from "./serving-line.ts";
import { stopOnSignal } from "./stop-signals.ts";
import { publicSettings } from "./settings/public-settings.ts";
import { readSettings, type Settings, settingsWarnings } from "./settings/settings.ts";

const build = path.resolve(import.meta.dirname, "..", "build");

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const faults = settings.admin.port === null ? null : createFaultCounter();
  const log = createLog(faults?.note);
  for (const sentence of settingsWarnings(settings, process.env)) log.warn(sentence);
  const codes = (await servedLanguages(settings.languages)).map(({ code }) => code);
  const backend = await openSiteBackend(settings, log, codes);
  const database = backend.services?.own;
  if (database) faults?.writeTo(database.db.withTables<AdminTables>());
  const { sites, assets } = await openSites({
    dataDirectory: settings.dataDirectory,
    languages: settings.languages,
    settings: publicSettings(settings),
    records: backend.records,
    onError: (error) => log.error(error, "a page or its records failed"),
  });
  const metrics = createMetrics();
  const accessLog = createAccessLog(log, metrics);
  const http = createHttpServer(createListener({ settings, backend, sites, assets, accessLog, log }), {
    accessLog,
    trustsProxy: settings.trustedProxyCount > 0,
  });
  void backend.lost.then((reason) => exitWithoutDatabase(reason, http));
  stopOnError(http.server, { port: settings.port, portSetting: "PORT", host: settings.host });
  const { metricsPort } = settings;
  const measure = async () => ({
    connections: http.connections(),
    folderBytes: await folderBytes(settings.dataDirectory),
  });
  const metricsServer = metricsPort && serveMetrics(metrics, metricsPort, measure);
  if (metricsServer) stopOnError(metricsServer, { port: metricsPort, portSetting: "METRICS_PORT", host: "127.0.0.1" });
  const desk = await openDesk(settings, backend, accessLog, log);
  // A hosted project may be temporarily unavailable.
  const caseStudies = await backend.records.read().then(
    (read) => read.case_studies.rows,
    () => [],
  );
  const openFacts = findOpenFacts(settings, process.env, caseStudies).length;
  const { port: configuredPort, host } = settings;
  http.server.listen(inheritedSocket(process.env, process.pid) ?? { port: configuredPort, host }, () => {
    const address = http.server.address();
    const port = address && typeof address === "object" ? address.port : configuredPort;
    console.log(`${servingLine} on http://localhost:${port} (profile ${settings.profile})`);
    if (desk?.address) console.log(`The desk is at ${desk.address}`);
    if (settings.profile === "live" && openFacts > 0) {
      console.log(`Facts still from the sample business: ${openFacts}. Run larkpost preflight to list them.`);
    }
    if (settings.profile === "live" && settings.supabase) console.log(formsStoreNothing);
  });

  const stop = async (): Promise<void> => {
    // Draining would wait for open event streams.
    backend.services?.threads.endStreams();
    const [cut] = await Promise.all([http.drain(), desk?.close()]);
    if (cut > 0) log.warn({ connections: cut }, "connections were closed at the end of the grace period");
    if (metricsServer) metricsServer.close();
    await faults?.close();
    await backend.close();
    process.exit(0);
  };
  stopOnSignal(stop);
}

const formsStoreNothing =
  "With hosted Supabase, the newsletter and SMS forms log their input and store nothing, as in the profile spec (P2, P3).";

async function openDesk(
  settings: Settings,
  { desk: data, check }: SiteBackend,
  accessLog: AccessLog,
  log: Logger,
): Promise<Desk | null> {
  const { port } = settings.admin;
  if (port === null) return null;
  const { startDesk }: DeskModule = await import(pathToFileURL(path.join(build, "desk", "index.js")).href);
  return startDesk(port, { settings, data, check, accessLog, log });
}

function stopOnError(server: Server, listening: Listening): void {
  server.on("error", (error) => stopWith(explainListenError(error, listening)));
}

/** Milliseconds for requests in progress after the database has failed. */
const lastAnswersTime = 1_000;

/** The database thread can't be restarted in this process. Acknowledged writes are on disk. */
async function exitWithoutDatabase(reason: Error, http: HttpServer): Promise<never> {
  console.error(`The embedded database failed (${reason.message}): the site is stopping so that it can be restarted.`);
  await Promise.race([http.drain(), wait(lastAnswersTime)]);
  process.exit(1);
}

function stopWith(error: unknown): never {
  console.error(error instanceof ExpectedError ? error.message : error);
  process.exit(1);
}

await start().catch(stopWith);
