// Must be first, because base.css declares the order of the cascade layers.
import "#app/styles/base.css";
import "#app/styles/web-fonts.css";
import "./desk.css";

import { getRequestListener } from "@hono/node-server";
import { createPasswords } from "@site/backend";
import { readBackupNotes } from "#server/backup/last-backup.ts";
import { folderBytes } from "#server/data-folder/folder-bytes.ts";
import { readAssets } from "#server/http/asset-store.ts";
import { errorResponse } from "#server/http/error-response.ts";
import { loopback } from "#server/http/own-origin.ts";
import { createHttpServer, type HttpServer } from "#server/http/server.ts";
import type { Desk, DeskStart } from "#server/desk.ts";
import type { Logger } from "#server/log/log.ts";
import { createDeskApp, createHostedApp } from "./app.tsx";
import type { AdminTables } from "#server/admin/admin-tables.ts";
import { allowedOrigins } from "./http/request-guard.ts";
import { createStaticFiles } from "./http/static-files.ts";

/** One hash at a time, because visitors' sign-ins take precedence. */
const hashing = { concurrency: 1, waiting: 4 };

/** Binds to the loopback interface. If the port is taken, the site logs that and runs without the desk. */
export async function startDesk(port: number, parts: DeskStart): Promise<Desk> {
  const { settings, data, log, accessLog } = parts;
  const { routes: files, stylesheet } = createStaticFiles(await readAssets(import.meta.dirname));
  const trustsProxy = settings.trustedProxyCount > 0;
  const frame = { origins: allowedOrigins(port, settings.admin.origin), accessLog, trustsProxy, files, stylesheet };
  const passwords = createPasswords(hashing.concurrency, hashing.waiting);
  const app = data
    ? createDeskApp(
        {
          ...data,
          db: data.database.db.withTables<AdminTables>(),
          passwords,
          log,
          now: () => new Date(),
          check: parts.check,
          backups: () => readBackupNotes(settings.dataDirectory, new Date()),
          folderBytes: () => folderBytes(settings.dataDirectory),
          notifiesOwner: settings.deliveries.teamEmail !== null || settings.deliveries.webhook !== null,
          messageRetentionDays: settings.admin.messageRetentionDays,
          trustedProxyCount: settings.trustedProxyCount,
          stylesheet,
        },
        frame,
      )
    : createHostedApp(settings.supabase?.url ?? "", frame);
  const listener = getRequestListener(app.fetch, { errorHandler: () => errorResponse(400) });
  // Forms have their own limits, whose message is for people.
  const http = createHttpServer(listener, { accessLog, trustsProxy, maxBodyBytes: Number.POSITIVE_INFINITY });
  const isOpen = await listen(http, port, log);
  return {
    address: isOpen ? (settings.admin.origin ?? `http://localhost:${port}`) : null,
    async close() {
      if (isOpen) await http.drain();
      await passwords.close();
    },
  };
}

function listen({ server }: HttpServer, port: number, log: Logger): Promise<boolean> {
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      log.warn(
        `ADMIN_PORT is ${port}, where this process can't listen (${error.code}), so it serves the site without the desk: unless another process of the site serves the desk there, set ADMIN_PORT to another port.`,
      );
      resolve(false);
    });
    server.listen({ port, host: loopback }, () => resolve(true));
  });
}
