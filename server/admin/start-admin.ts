import { getRequestListener } from "@hono/node-server";
import { createLimits, createPasswords, type Database } from "@site/backend";
import { readLastBackup } from "../backup/last-backup.ts";
import { folderBytes } from "../data-folder/folder-bytes.ts";
import { deliveryChannels } from "../deliveries/deliveries.ts";
import type { AccessLog } from "../http/access-log.ts";
import { errorResponse } from "../http/error-response.ts";
import { loopback } from "../http/loopback.ts";
import { createHttpServer, type HttpServer } from "../http/server.ts";
import type { Logger } from "../log/log.ts";
import type { Settings } from "../settings/settings.server.ts";
import type { SubscribersAdministration } from "../subscribers/service.ts";
import { createAdminApp, createHostedApp } from "./admin-app.ts";
import type { AdminTables } from "./data/admin-tables.ts";
import { formMaximum } from "./http/form-body.ts";
import { allowedOrigins } from "./http/request-guard.ts";
import { readStaticFiles } from "./http/static-files.ts";

export interface AdminDesk {
  /** Where the desk is opened, or null where another process has its port. */
  address: string | null;
  close(): Promise<void>;
}

interface StartParts {
  settings: Settings;
  /** Null beside a hosted project. */
  database: Database | null;
  /** Null where the profile stores none. */
  subscribers: SubscribersAdministration | null;
  check(): Promise<void>;
  record: AccessLog;
  log: Logger;
}

/** Passphrases that are hashed at once. Operators are few, and visitors' sign-ins go first. */
const hashing = { concurrency: 1, waiting: 4 };

/**
 * Opens the desk at `port` on the loopback. If another process has the port, such as the one before a deploy or the site's second
 * process, the function logs this and the site continues without the desk.
 */
export async function startAdmin(port: number, parts: StartParts): Promise<AdminDesk> {
  const { settings, database, subscribers, log, record } = parts;
  const { routes: files, stylesheet } = await readStaticFiles();
  const trustsProxy = settings.trustedProxyCount > 0;
  const frame = { origins: allowedOrigins(port, settings.admin.origin), record, trustsProxy, files, stylesheet };
  const passwords = createPasswords(hashing.concurrency, hashing.waiting);
  const app = database
    ? createAdminApp(
        {
          database,
          db: database.service.withTables<AdminTables>(),
          passwords,
          limits: createLimits(database, settings.rateLimitScale),
          log,
          now: () => new Date(),
          check: parts.check,
          lastBackup: () => readLastBackup(settings.dataDirectory),
          folderBytes: () => folderBytes(settings.dataDirectory),
          isTold: deliveryChannels(settings.deliveries).length > 0,
          subscribers,
          messageRetentionDays: settings.admin.messageRetentionDays,
          trustedProxyCount: settings.trustedProxyCount,
          stylesheet,
        },
        frame,
      )
    : createHostedApp(settings.supabase?.url ?? "", frame);
  const listener = getRequestListener(app.fetch, { errorHandler: () => errorResponse(400) });
  const http = createHttpServer(listener, { record, trustsProxy, bodyMaximum: formMaximum });
  const isOpen = await listen(http, port, log);
  return {
    address: isOpen ? (settings.admin.origin ?? `http://localhost:${port}`) : null,
    async close() {
      if (isOpen) await http.drain();
      await passwords.close();
    },
  };
}

/** Resolves to whether the server listens on the port. */
function listen({ server }: HttpServer, port: number, log: Logger): Promise<boolean> {
  return new Promise((resolve) => {
    server.once("error", (error) => {
      log.warn({ err: error, port }, "the desk can't listen on its port, so this process serves the site without it");
      resolve(false);
    });
    server.listen({ port, host: loopback }, () => resolve(true));
  });
}
