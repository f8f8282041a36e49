import { kindServices, monthlyPrices, planLimits } from "#content/catalog/limits.ts";
import { accountPaths } from "#content/account-paths.ts";
import { deletionHours } from "#content/lifetimes.ts";
import { profiles } from "#content/profiles.ts";
import { site } from "#content/brand/site.ts";
import type { AdminTables } from "./admin/admin-tables.ts";
import { watchPlannedTimes } from "./admin/planned-times.ts";
import { openBackend, type OwnBackend } from "@site/backend";
import { createBackupAlarm } from "./backup/backup-alarm.ts";
import { schema } from "./database/schema.ts";
import { serveCommands } from "./commands/socket.ts";
import { requirePermissions } from "./data-folder/permissions.ts";
import { rejectHalfRestored } from "./data-folder/restoring.ts";
import { createCopyChannel } from "./messages/copies.ts";
import type { MailChannelParts } from "./deliveries/channel.ts";
import { startDeliveries } from "./deliveries/deliveries.ts";
import { createTellOwner, type TellOwner } from "./deliveries/store-deliveries.ts";
import { deleteSettled } from "./deliveries/delivery-store.ts";
import type { DeskData } from "./desk.ts";
import type { Logger } from "./log/log.ts";
import { composeMail } from "./mail/mail-message.ts";
import { type Languages, toLanguages } from "./words/server-words.ts";
import { createMailTransport, type MailTransport } from "./mail/mail-transport.ts";
import { exposedTables } from "./messages/exposed-tables.ts";
import { closedHeaders } from "./http/security-headers.ts";
import { type SiteLimits, siteLimits } from "./limits/site-limits.ts";
import { plansQueryPattern } from "#shared/plan-choices.ts";
import { readableTables } from "#schemas/readable-tables.ts";
import { createRecords, type RecordsSource } from "./pages/records.ts";
import { runRetentionJob } from "./privacy/retention-job.ts";
import { ownData } from "./privacy/receipt.ts";
import { createPrivacyService, type PrivacyService } from "./privacy/routes.ts";
import type { Settings } from "./settings/settings.ts";
import { createSubscriberService, type SubscriberService } from "./subscribers/routes.ts";
import { createAnswerChannel } from "./threads/answer-channel.ts";
import { createThreadsService, type ThreadsService } from "./threads/routes.ts";
import type { Tables } from "./database/tables.ts";

export interface SiteBackend {
  /** Null if a hosted project stores the data. The `live` profile adds the newsletter and the receipt. */
  services: {
    own: OwnBackend;
    threads: ThreadsService;
    subscribers: SubscriberService | null;
    privacy: PrivacyService | null;
    limits: SiteLimits;
  } | null;
  desk: DeskData | null;
  records: RecordsSource;
  /** Rejects if anything that requests depend on is down. For a hosted project, only checks that the project is readable. */
  check(): Promise<void>;
  /** Resolves with the reason when the database has failed and only a new process can recover. */
  lost: Promise<Error>;
  close(): Promise<void>;
}

/** Milliseconds. A Postgres server may start after the site. */
const startTimeout = 30_000;

export async function openSiteBackend(settings: Settings, log: Logger, codes: readonly string[]): Promise<SiteBackend> {
  if (settings.supabase) {
    const hosted = await openBackend({ hosted: settings.supabase, tables: { readable: readableTables } });
    const { ready: check, lost, close } = hosted;
    return { services: null, desk: null, records: createRecords(hosted), check, lost, close };
  }
  requirePermissions(settings.dataDirectory);
  rejectHalfRestored(settings.dataDirectory);
  const mail = createMailTransport(settings);
  const tellOwner = createTellOwner(settings.deliveries);
  const languages = toLanguages(codes);
  const own = await openBackend({
    folder: settings.dataDirectory,
    databaseUrl: settings.databaseUrl,
    migrationDatabaseUrl: settings.migrationDatabaseUrl,
    secretsKeys: settings.secretsKeys,
    writesFolder: settings.smtpUrl === null,
    schema,
    waiting: { maxWait: startTimeout, onWait: (sentence) => log.warn(sentence) },
    tables: (limits) =>
      exposedTables({ limits: limits.extendedBy(siteLimits), tellOwner, copies: settings.sendsCopies, languages }),
    auth: {
      name: site.name,
      ownPath: "/larkpost",
      siteUrl: settings.siteUrl,
      linkPages: linkPagesIn(languages, profiles[settings.profile].accountScreens),
      findLanguage: (address) => languages.ofPath(new URL(address).pathname),
      rateLimitScale: settings.rateLimitScale,
      trustedProxyCount: settings.trustedProxyCount,
      redirectUrls: settings.redirectUrls,
      providers: settings.providers,
      ...(settings.captcha && { captcha: settings.captcha }),
      // D9: with a mail server, sign-in requires a confirmed address.
      confirmFirst: settings.smtpUrl !== null,
      headers: closedHeaders,
    },
    mail: ({ kind, ...facts }) => mail.send(composeMail(kind, facts)),
    ...ownData,
    onSignUp: (transaction, userId) => tellOwner(transaction, "sign_up", userId),
    log,
  });
  try {
    return await withServices({ own, mail, tellOwner, languages }, settings, log);
  } catch (error) {
    await own.close();
    throw error;
  }
}

const { account, confirm, setPassword } = accountPaths;
const services = [...Object.keys(planLimits), ...kindServices];
const plansQuery = plansQueryPattern(services, Object.keys(monthlyPrices));
const screens = `${account}|${setPassword}|${confirm}(?:${plansQuery})?`;
export const linkPagesIn = ({ prefixes }: Languages, hasScreens: boolean): RegExp => {
  const fronts = prefixes.map((prefix) => prefix || "/").join("|");
  return new RegExp(hasScreens ? `^(?:${fronts}|(?:${prefixes.join("|")})(?:${screens}))$` : `^(?:${fronts})$`);
};

type HourlyWork = Readonly<Record<string, () => Promise<unknown>>>;

/** Starts immediately. @returns a function that stops the schedule and waits for the current run */
function startHourlyWork(tasks: HourlyWork, log: Logger): () => Promise<void> {
  let underWay = Promise.resolve();
  const runAll = (): void => {
    const runs = Object.entries(tasks).map(([subject, task]) =>
      task().catch((error: unknown) => log.error({ err: error }, `the hourly work on ${subject} failed`)),
    );
    underWay = Promise.all(runs).then(() => undefined);
  };
  runAll();
  const timer = setInterval(runAll, deletionHours * 3_600_000).unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}

interface Parts {
  own: OwnBackend;
  mail: MailTransport;
  tellOwner: TellOwner;
  languages: Languages;
}

async function withServices(
  { own, mail, tellOwner, languages }: Parts,
  settings: Settings,
  log: Logger,
): Promise<SiteBackend> {
  if (own.kind === "postgres" && settings.siteUrl === `http://localhost:${settings.port}`) {
    log.warn("SITE_URL is not set, so processes on other ports refuse this one's sessions: set it");
  }
  const { siteUrl, trustedProxyCount } = settings;
  const limits = own.limits.extendedBy(siteLimits);
  const now = () => new Date();
  const parts = { ...own, database: own, languages, limits, mail, log, siteUrl, trustedProxyCount, now };
  const threads = createThreadsService({ ...parts, tellOwner });
  const subscribers =
    profiles[settings.profile].subscriptions === "stored"
      ? createSubscriberService({
          ...parts,
          onSubscribed: (transaction, id) => tellOwner(transaction, "subscriber", id),
        })
      : null;
  const privacy = profiles[settings.profile].accountScreens ? createPrivacyService(parts) : null;
  const records = createRecords(own);
  const deliveries = await startDeliveries({
    database: own,
    settings,
    mail,
    log,
    toVisitors: [
      createAnswerChannel,
      ...(settings.sendsCopies ? [(given: MailChannelParts) => createCopyChannel(given, own.deriveKey)] : []),
    ],
  });
  const { messageRetentionDays } = settings.admin;
  const endHourlyWork = startHourlyWork(
    {
      "unconfirmed accounts": own.deleteExpired,
      "expired secrets": threads.deleteExpired,
      deliveries: () => deleteSettled(own.db.withTables<Tables>(), now()),
      ...(subscribers && { subscriptions: subscribers.deleteExpired }),
      ...(privacy && { "proofs of addresses": privacy.deleteExpired }),
      ...(own.kind === "pglite" && {
        "missing backups": createBackupAlarm({
          ...settings,
          teamEmail: settings.deliveries.teamEmail,
          send: mail.send,
          log,
          now,
        }),
      }),
      ...(messageRetentionDays !== null && {
        "old messages": () => runRetentionJob({ db: own.db.withTables<AdminTables>(), log, messageRetentionDays, now }),
      }),
    },
    log,
  );
  const endWatching = await watchPlannedTimes(own.db.withTables<AdminTables>(), (error) =>
    log.warn({ err: error }, "planned times could not be read"),
  );
  const closeCommands = own.kind === "pglite" ? serveCommands(settings.dataDirectory, own.db, log) : async () => {};
  return {
    services: { own, threads, subscribers, privacy, limits },
    desk: { database: own, limits, users: own.users, subscribers: subscribers?.administration ?? null },
    records,
    check: own.ready,
    lost: own.lost,
    async close() {
      threads.endStreams();
      await closeCommands();
      await Promise.all([endHourlyWork(), endWatching()]);
      await deliveries.close();
      mail.close();
      await own.close();
    },
  };
}
