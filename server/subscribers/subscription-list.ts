import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { SubscriptionChannel } from "#content/newsletter.ts";
import type { ConsentEvent } from "#shared/receipt.ts";
import { containing } from "../lib/like-pattern.ts";
import type { Cell } from "../lib/spreadsheet.ts";
import { isUuid } from "@site/http";
import { isUtcTime } from "../lib/utc-time.ts";
import { getWords } from "../words/server-words.ts";
import type { SubscribersAdministration } from "./routes.ts";
import { unsubscribeLink } from "./subscriber-tokens.ts";
import type { ConsentMethod, Db, Subscription } from "../database/tables.ts";

export interface Consent {
  event: ConsentEvent;
  method: ConsentMethod;
  time: string;
  version: string | null;
  words: string | null;
}

export interface ListedSubscription {
  id: string;
  channel: SubscriptionChannel;
  address: string;
  state: Subscription["state"];
  language: string | null;
  /** A confirmation is pending, possibly for an address that unsubscribed earlier. */
  waits: boolean;
  consents: Consent[];
}

export const findConsent = ({ consents }: ListedSubscription, event: ConsentEvent): Consent | undefined =>
  consents.findLast((consent) => consent.event === event);

export const subscriptionsShown = 50;

export interface SubscriptionQuery {
  state: Subscription["state"] | "all";
  text: string;
  after: string | null;
}

const columns = sql`id, channel, address, state, language, token_hash is not null as waits, (
  select coalesce(json_agg(json_build_object(
    'event', event, 'method', method, 'version', version, 'words', words,
    'time', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) order by created_at), '[]') from subscribers.consents where subscription_id = listed.id
) as consents`;

function readPlace(place: string | null): [time: string, id: string] | null {
  const [at = "", id, ...more] = (place ?? "").split("_");
  return isUtcTime(at) && isUuid(id) && more.length === 0 ? [at, id] : null;
}

function toCondition({ state, text, after }: SubscriptionQuery): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`true`];
  if (state !== "all") conditions.push(sql`state = ${state}`);
  if (text !== "") conditions.push(sql`address ilike ${containing(text)}`);
  const place = readPlace(after);
  if (place) conditions.push(sql`(created_at, id) < (${place[0]}::timestamptz, ${place[1]}::uuid)`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

export async function pageOfSubscriptions(
  db: Db,
  query: SubscriptionQuery,
): Promise<{ subscriptions: ListedSubscription[]; next: string | null }> {
  const { rows } = await sql<ListedSubscription & { place: string }>`
    select ${columns},
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || id as place
    from (
      select * from subscribers.subscriptions where ${toCondition(query)}
      order by created_at desc, id desc limit ${subscriptionsShown + 1}
    ) as listed order by created_at desc, id desc`.execute(db);
  const shown = rows.slice(0, subscriptionsShown);
  const next = rows.length > subscriptionsShown ? (shown.at(-1)?.place ?? null) : null;
  return { subscriptions: shown, next };
}

export async function readSubscription(db: Db, id: string): Promise<ListedSubscription | null> {
  const { rows } = await sql<ListedSubscription>`
    select ${columns} from subscribers.subscriptions as listed where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export interface SubscriptionCounts {
  total: number;
  newsletter: number;
  texts: number;
}

export async function countSubscriptions(db: Db): Promise<SubscriptionCounts> {
  const { rows } = await sql<SubscriptionCounts>`
    select count(*)::integer as total,
      (count(*) filter (where state = 'subscribed' and channel = 'email'))::integer as newsletter,
      (count(*) filter (where state = 'subscribed' and channel = 'text'))::integer as texts
    from subscribers.subscriptions`.execute(db);
  return rows[0] ?? { total: 0, newsletter: 0, texts: 0 };
}

type Column = readonly [name: string, cell: (subscription: ListedSubscription) => Cell];

/** Includes the latest event of each kind. */
export const subscriberColumns = ({ deriveKey, siteUrl }: SubscribersAdministration): readonly Column[] => [
  ["channel", ({ channel }) => channel],
  ["address", ({ address }) => address],
  ["state", ({ state }) => state],
  ["requested_at", (subscription) => findConsent(subscription, "requested")?.time],
  ["consent_version", (subscription) => findConsent(subscription, "requested")?.version],
  ["consent_words", (subscription) => findConsent(subscription, "requested")?.words],
  ["confirmed_at", (subscription) => findConsent(subscription, "confirmed")?.time],
  ["confirmed_by", (subscription) => findConsent(subscription, "confirmed")?.method],
  ["unsubscribed_at", (subscription) => findConsent(subscription, "unsubscribed")?.time],
  ["unsubscribed_by", (subscription) => findConsent(subscription, "unsubscribed")?.method],
  [
    "unsubscribe",
    ({ channel, id, language }) => (channel === "email" ? unsubscribeLink(siteUrl, deriveKey, id, language) : null),
  ],
  ["language", ({ language }) => getWords(language).language.code],
];
