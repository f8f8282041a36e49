import { createServer } from "node:http";
import path from "node:path";
import { createListener } from "./app.ts";
import { openBackend } from "./backend.ts";
import { DatabaseStartError } from "./database/database-error.ts";
import { createLog } from "./log.ts";
import { readAssets } from "./pages/asset-store.ts";
import { createPageStore } from "./pages/page-store.ts";
import { createRenderer } from "./pages/renderer.ts";
import { publicSettings } from "./public-settings.ts";
import { readSettings, SettingsError } from "./settings.server.ts";

/** How long requests under way may take after a SIGTERM. */
const graceMilliseconds = 10_000;
const build = path.resolve(import.meta.dirname, "..", "build");

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog();
  const [backend, assets] = await Promise.all([openBackend(settings, log), readAssets(path.join(build, "client"))]);
  const renderer = await createRenderer(path.join(build, "server", "index.js"), publicSettings(settings));
  const pages = await createPageStore(renderer, assets, backend.records, (error) =>
    log.error(error, "records could not be read"),
  );
  const server = createServer(createListener({ settings, backend, pages, assets, log }));
  server.on("error", stopWith);
  server.listen(settings.port, settings.host, () => {
    const address = server.address();
    const port = address && typeof address === "object" ? address.port : settings.port;
    console.log(`Larkpost is serving on http://localhost:${port} (profile ${settings.profile})`);
  });

  const drain = async (): Promise<void> => {
    setTimeout(() => process.exit(1), graceMilliseconds).unref();
    await new Promise((resolve) => server.close(resolve));
    await backend.close();
    process.exit(0);
  };
  process.once("SIGTERM", drain);
  process.once("SIGINT", drain);
}

/** Ends the process with one sentence where the cause is the operator's to mend, and with the whole error otherwise. */
function stopWith(error: unknown): never {
  if (error instanceof SettingsError || error instanceof DatabaseStartError) console.error(error.message);
  else if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    console.error("The port is taken by another program: stop it, or choose another with PORT.");
  } else console.error(error);
  process.exit(1);
}

await start().catch(stopWith);
