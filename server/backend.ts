import { profiles } from "#content/profiles.ts";
import type { AdminTables } from "./admin/data/admin-tables.ts";
import { startDailyJob } from "./admin/data/daily-job.ts";
import { operatorsHandler } from "./admin/data/operator-command.ts";
import { type AuthService, createAuthService } from "./auth/routes/service.ts";
import type { AuthTables } from "./auth/auth-tables.ts";
import type { SecretStore } from "./auth/secrets.server.ts";
import { openSecretStore } from "./auth/secret-store.server.ts";
import { usersCommand, usersHandler } from "./auth/user-command.ts";
import { snapshotCommand, snapshotHandler } from "./backup/snapshot-command.ts";
import { serveCommands } from "./commands/socket.ts";
import { contentHandler } from "./content-records/content-command.ts";
import { requirePermissions } from "./data-folder/permissions.ts";
import { rejectHalfRestored } from "./data-folder/restoring.ts";
import { openDataDirectory } from "./database/data-directory.ts";
import type { Database } from "./database/database.ts";
import { openDatabase } from "./database/open.ts";
import { createCopyChannel } from "./contact-copies/copy-channel.ts";
import { mayCopy } from "./contact-copies/may-copy.ts";
import { deliveryChannels, startDeliveries } from "./deliveries/deliveries.ts";
import { subscribersHandler } from "./subscribers/subscriber-command.ts";
import type { SubscriberTables } from "./subscribers/subscriber-tables.ts";
import { deliveriesHandler } from "./deliveries/delivery-command.ts";
import type { DeliveryTables } from "./deliveries/delivery-tables.ts";
import type { Logger } from "./log/log.ts";
import { createMailTransport } from "./mail/mail-transport.ts";
import { createReadinessCheck } from "./readiness.ts";
import { embeddedRecords, hostedRecords, type RecordsSource } from "./pages/records.ts";
import { createPrivacyService, type PrivacyService } from "./privacy/service.ts";
import { createRestService, type RestService } from "./rest/routes.ts";
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

/** Milliseconds between two deletions of unconfirmed accounts, expired secrets and proofs, and subscriptions that are not needed. */
const sweepGap = 3_600_000;

/** Milliseconds for which a start waits for a Postgres server, which may start later than the site. */
const startTimeout = 30_000;

/** Opens the embedded backend, or none for a hosted Supabase project. */
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
    deliveryChannels: deliveryChannels(settings.deliveries),
    waiting: { most: startTimeout, onWait: (sentence) => log.warn(sentence) },
  });
  try {
    return await embeddedBackend(database, settings, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The embedded database belongs to this process, so it carries out the operator's commands. */
function serveOperator(
  database: Database,
  settings: Settings,
  { tokenKey }: Pick<SecretStore, "tokenKey">,
  log: Logger,
): () => Promise<void> {
  const db = database.service.withTables<AuthTables>();
  const handlers = {
    [snapshotCommand]: snapshotHandler(database.service),
    [usersCommand]: usersHandler({ db, now: () => new Date(), log }),
    ...contentHandler(database.service),
    ...operatorsHandler(database.service.withTables<AdminTables>()),
    ...deliveriesHandler(database.service.withTables<DeliveryTables>()),
    ...subscribersHandler({
      db: database.service.withTables<SubscriberTables>(),
      key: tokenKey,
      siteUrl: settings.siteUrl,
      now: () => new Date(),
    }),
  };
  return serveCommands(settings.dataDirectory, handlers, log);
}

async function embeddedBackend(database: Database, settings: Settings, log: Logger): Promise<Backend> {
  if (database.kind === "postgres" && settings.siteUrl === `http://localhost:${settings.port}`) {
    log.warn(
      "SITE_URL is not set, and PORT is in its default: processes at other ports refuse the sessions of this one",
    );
  }
  const secrets = await openSecretStore(database, settings, log);
  const mail = createMailTransport(settings);
  const auth = createAuthService({ database, settings, secrets, mail, log });
  const threads = createThreadsService({ database, settings, log });
  const sweep = (): void => {
    auth.sweep().catch((error: unknown) => log.error({ err: error }, "unconfirmed accounts could not be swept"));
    threads.sweep().catch((error: unknown) => log.error({ err: error }, "expired secrets could not be swept"));
  };
  const subscribers =
    profiles[settings.profile].subscriptions === "stored"
      ? createSubscriberService({ database, settings, secrets, shared: auth.shared, log })
      : null;
  const privacy = profiles[settings.profile].accountScreens
    ? createPrivacyService({ database, settings, shared: auth.shared, log })
    : null;
  const sweepAll = (): void => {
    sweep();
    subscribers?.sweep().catch((error: unknown) => log.error({ err: error }, "subscriptions could not be swept"));
    privacy?.sweep().catch((error: unknown) => log.error({ err: error }, "proofs of addresses could not be swept"));
  };
  sweepAll();
  const sweeping = setInterval(sweepAll, sweepGap).unref();
  const copies = sendsCopies(settings);
  const rest = createRestService({
    database,
    resolveCaller: auth.resolveCaller,
    verifyCaller: auth.verifyCaller,
    settings,
    log,
    ...(copies && { mayCopy: mayCopy(auth.shared.limits) }),
  });
  const records = embeddedRecords(database);
  const deliveries = await startDeliveries({
    database,
    settings,
    mail,
    log,
    otherChannels: (parts) => [...answerChannels(database)(parts), ...(copies ? [createCopyChannel(parts)] : [])],
  });
  const { messageRetentionDays } = settings.admin;
  const endDailyJob =
    messageRetentionDays === null
      ? async () => {}
      : startDailyJob({
          db: database.service.withTables<AdminTables>(),
          log,
          messageRetentionDays,
          now: () => new Date(),
        });
  const closeCommands = database.kind === "pglite" ? serveOperator(database, settings, secrets, log) : async () => {};
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
      clearInterval(sweeping);
      threads.endStreams();
      await closeCommands();
      await endDailyJob();
      await deliveries.close();
      await auth.close();
      mail.close();
      await database.close();
    },
  };
}
