import { profiles } from "#content/profiles.ts";
import type { AdminTables } from "./admin/data/admin-tables.ts";
import {
  type AuthService,
  createAuthService,
  createRestService,
  type Database,
  openDataDirectory,
  openSecretStore,
  type RestService,
  startCheckpoints,
} from "@site/backend";
import { openDatabase } from "./database/schema.ts";
import { serveCommands } from "./commands/socket.ts";
import { requirePermissions } from "./data-folder/permissions.ts";
import { rejectHalfRestored } from "./data-folder/restoring.ts";
import { createCopyChannel } from "./contact-copies/copy-channel.ts";
import { mayCopy } from "./contact-copies/may-copy.ts";
import { deliveryChannels, startDeliveries } from "./deliveries/deliveries.ts";
import { sweepSettled } from "./deliveries/delivery-store.ts";
import type { DeliveryTables } from "./deliveries/delivery-tables.ts";
import type { Logger } from "./log/log.ts";
import { composeMail } from "./mail/mail-message.ts";
import { createMailTransport } from "./mail/mail-transport.ts";
import { exposedTables } from "./messages/exposed-tables.ts";
import { closedHeaders } from "./http/security-headers.ts";
import { authSettings } from "./auth-settings.ts";
import { createReadinessCheck } from "./readiness.ts";
import { databaseRecords, hostedRecords, type RecordsSource } from "./pages/records.ts";
import { runRetentionJob } from "./privacy/retention-job.ts";
import { ownDataOf } from "./privacy/own-data.ts";
import { createPrivacyService, type PrivacyService } from "./privacy/service.ts";
import type { Settings } from "./settings/settings.server.ts";
import { sendsCopies } from "./settings/sends-copies.ts";
import { createSubscriberService, type SubscriberService } from "./subscribers/service.ts";
import { answerChannels } from "./threads/answer-channel.ts";
import { createThreadsService, type ThreadsService } from "./threads/routes.ts";

/** The services at /auth/v1, /rest/v1, /threads/v1; `live` adds newsletter and receipt. Null: a hosted project provides the first two. */
export interface Backend {
  services: {
    auth: AuthService;
    rest: RestService;
    threads: ThreadsService;
    subscribers: SubscriberService | null;
    privacy: PrivacyService | null;
  } | null;
  /** The embedded database or the Postgres server; null beside a hosted project. */
  database: Database | null;
  records: RecordsSource;
  /** Resolves when everything that requests need works (of a hosted project: that it can be read); rejects otherwise. */
  check(): Promise<void>;
  /** Resolves with the reason once the database is lost for good, so that only a new process helps. */
  lost: Promise<Error>;
  close(): Promise<void>;
}

/** Milliseconds between two deletions of what has expired. */
const sweepGap = 3_600_000;

/** Milliseconds for which a start waits for a Postgres server, which may start later than the site. */
const startTimeout = 30_000;

/** Opens the backend: with a database of its own, or only the records of a hosted Supabase project. */
export async function openBackend(settings: Settings, log: Logger): Promise<Backend> {
  if (settings.supabase) {
    const records = hostedRecords(settings.supabase);
    const check = async () => void (await records.read());
    return {
      services: null,
      database: null,
      records,
      check,
      lost: new Promise(() => undefined),
      close: async () => {},
    };
  }
  requirePermissions(settings.dataDirectory, "site");
  rejectHalfRestored(settings.dataDirectory);
  // The embedded database does this itself.
  if (settings.databaseUrl) await openDataDirectory(settings.dataDirectory);
  const database = await openDatabase({
    dataDirectory: settings.dataDirectory,
    databaseUrl: settings.databaseUrl,
    migrationDatabaseUrl: settings.migrationDatabaseUrl,
    sessionSettings: { "larkpost.deliveries": deliveryChannels(settings.deliveries).join(",") },
    waiting: { most: startTimeout, onWait: (sentence) => log.warn(sentence) },
  });
  try {
    return await databaseBackend(database, settings, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What is deleted because it has expired, by the words with which the log says that this failed. */
type Sweeps = Readonly<Record<string, () => Promise<unknown>>>;

/** Sweeps now and every hour. @returns a function that ends it, and waits for the current run */
function startSweeping(sweeps: Sweeps, log: Logger): () => Promise<void> {
  let underWay = Promise.resolve();
  const sweepAll = (): void => {
    const runs = Object.entries(sweeps).map(([expired, sweep]) =>
      sweep().catch((error: unknown) => log.error({ err: error }, `${expired} could not be swept`)),
    );
    underWay = Promise.all(runs).then(() => undefined);
  };
  sweepAll();
  const timer = setInterval(sweepAll, sweepGap).unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}

async function databaseBackend(database: Database, settings: Settings, log: Logger): Promise<Backend> {
  if (database.kind === "postgres" && settings.siteUrl === `http://localhost:${settings.port}`) {
    log.warn(
      "SITE_URL is not set, and PORT is in its default: processes at other ports refuse the sessions of this one",
    );
  }
  const secrets = await openSecretStore(database, settings, log);
  const mail = createMailTransport(settings);
  const auth = createAuthService({
    database,
    settings: authSettings(settings),
    secrets,
    log,
    mail: ({ kind, ...facts }) => mail.send(composeMail(kind, facts)),
    ...ownDataOf(database),
  });
  const shared = { ...auth.shared, mail };
  const threads = createThreadsService({ database, settings, log });
  const subscribers =
    profiles[settings.profile].subscriptions === "stored"
      ? createSubscriberService({ database, settings, secrets, shared, log })
      : null;
  const privacy = profiles[settings.profile].accountScreens
    ? createPrivacyService({ database, settings, shared, log })
    : null;
  const copies = sendsCopies(settings);
  const rest = createRestService({
    database,
    resolveCaller: auth.resolveCaller,
    verifyCaller: auth.verifyCaller,
    tables: exposedTables({
      rateLimitScale: settings.rateLimitScale,
      ...(copies && { mayCopy: mayCopy(shared.limits) }),
    }),
    settings: { trustedProxyCount: settings.trustedProxyCount, headers: closedHeaders },
    log,
  });
  const records = databaseRecords(database);
  const deliveries = await startDeliveries({
    database,
    settings,
    mail,
    log,
    otherChannels: (parts) => [...answerChannels(database)(parts), ...(copies ? [createCopyChannel(parts)] : [])],
  });
  const { messageRetentionDays } = settings.admin;
  const now = () => new Date();
  const endSweeping = startSweeping(
    {
      "unconfirmed accounts": auth.sweep,
      "expired secrets": threads.sweep,
      deliveries: () => sweepSettled(database.service.withTables<DeliveryTables>(), now()),
      ...(subscribers && { subscriptions: subscribers.sweep }),
      ...(privacy && { "proofs of addresses": privacy.sweep }),
      ...(messageRetentionDays !== null && {
        "old messages": () =>
          runRetentionJob({ db: database.service.withTables<AdminTables>(), log, messageRetentionDays, now }),
      }),
    },
    log,
  );
  const endCheckpoints = database.kind === "pglite" ? startCheckpoints(database, log) : () => undefined;
  const closeCommands =
    database.kind === "pglite" ? serveCommands(settings.dataDirectory, database.service, log) : async () => {};
  return {
    services: { auth, rest, threads, subscribers, privacy },
    database,
    records,
    check: createReadinessCheck({
      database,
      auth,
      // With a Postgres server, requests need the folder only for emails that are not sent.
      writesTo: database.kind === "pglite" || settings.smtpUrl === null ? settings.dataDirectory : null,
    }),
    lost: database.lost,
    async close() {
      endCheckpoints();
      threads.endStreams();
      await closeCommands();
      await endSweeping();
      await deliveries.close();
      await auth.close();
      mail.close();
      await database.close();
    },
  };
}
