import { Hono } from "hono";
import { adminSubscribers } from "#content/generated/desk/admin.ts";
import { toAscii } from "#shared/fold-text.ts";
import { spreadsheetResponse } from "#server/lib/spreadsheet.ts";
import type { SubscribersAdministration } from "#server/subscribers/routes.ts";
import {
  countSubscriptions,
  findConsent,
  type ListedSubscription,
  pageOfSubscriptions,
  subscriberColumns,
  type SubscriptionCounts,
  type SubscriptionQuery,
} from "#server/subscribers/subscription-list.ts";
import { type DeskContext, type DeskRoutes, logAction, notFound, page } from "../context.tsx";
import { Entry, moment } from "../parts/elements.tsx";
import { type ListQuery, readListQuery, List, listAddress, Pager } from "../parts/list.tsx";

/** Phone numbers are stored without spaces, hyphens, dots or parentheses. */
function asStored(text: string): string {
  const typed = toAscii(text);
  return /^[+\d\s().-]+$/.test(typed) ? typed.replaceAll(/[\s().-]/g, "") : text;
}

type SubscribersQuery = ListQuery<"subscribed" | "pending" | "unsubscribed">;

export const readSubscribersQuery = (context: DeskContext): SubscribersQuery =>
  readListQuery(context, ["subscribed", "pending", "unsubscribed"]);

const toSubscriptionQuery = ({ show, text, after }: SubscribersQuery): SubscriptionQuery => ({
  state: show,
  text: asStored(text),
  after,
});

export const subscriberAddress = (part: string, query: ListQuery): string =>
  listAddress(`/subscribers${part}`, { ...query, after: null });

/** Describes when the current state began. Phone numbers need no confirmation. */
function getSince(subscription: ListedSubscription): string | null {
  const { state } = subscription;
  const event =
    state === "unsubscribed"
      ? findConsent(subscription, "unsubscribed")
      : (state === "subscribed" && findConsent(subscription, "confirmed")) || findConsent(subscription, "requested");
  return event ? adminSubscribers.since[event.event](moment(new Date(event.time))) : null;
}

function Subscription({ subscription, query }: { subscription: ListedSubscription; query: ListQuery }) {
  const { id, address, channel, state } = subscription;
  const version = findConsent(subscription, "requested")?.version;
  const facts = [
    adminSubscribers.channels[channel],
    getSince(subscription),
    version ? adminSubscribers.version(version) : null,
  ];
  return (
    <Entry to={subscriberAddress(`/${id}`, query)} name={address}>
      <b className="small">{adminSubscribers.states[state]}</b>
      <span className="soft small">{facts.filter((fact) => fact !== null).join(" · ")}</span>
    </Entry>
  );
}

interface SubscribersProps {
  query: ListQuery;
  subscriptions: readonly ListedSubscription[];
  next: string | null;
  counts: SubscriptionCounts;
}

function Subscribers({ query, subscriptions, next, counts }: SubscribersProps) {
  return (
    <List
      title={adminSubscribers.title}
      lead={adminSubscribers.counts({ count: counts.newsletter, texts: counts.texts })}
      path="/subscribers"
      query={query}
      searchLabel={adminSubscribers.searchLabel}
      shows={{ all: adminSubscribers.all, ...adminSubscribers.states }}
      showsLabel={adminSubscribers.filters}
      none={counts.total === 0 ? adminSubscribers.empty : adminSubscribers.none}
      entries={subscriptions.map((subscription) => (
        <Subscription key={subscription.id} subscription={subscription} query={query} />
      ))}
      end={
        <>
          <Pager path="/subscribers" query={query} next={next} words={adminSubscribers}>
            {subscriptions.length > 0 && (
              <a href={subscriberAddress("/export.csv", query)}>{adminSubscribers.export}</a>
            )}
          </Pager>
          {subscriptions.length > 0 && <p className="soft small">{adminSubscribers.exportHint}</p>}
        </>
      }
    />
  );
}

const NoSubscribers = () => (
  <div className="page stack gap-5 narrow">
    <h1>{adminSubscribers.title}</h1>
    <p className="lead">{adminSubscribers.noneStored}</p>
    <p>{adminSubscribers.noneStoredText}</p>
  </div>
);

export const subscribersRoutes: DeskRoutes = new Hono();

subscribersRoutes.get("/subscribers", async (context) => {
  const { subscribers } = context.var.parts;
  const query = readSubscribersQuery(context);
  const children = subscribers ? (
    <Subscribers
      query={query}
      {...(await pageOfSubscriptions(subscribers.db, toSubscriptionQuery(query)))}
      counts={await countSubscriptions(subscribers.db)}
    />
  ) : (
    <NoSubscribers />
  );
  return page(context, { title: adminSubscribers.title, section: "subscribers", children });
});

subscribersRoutes.get("/subscribers/export.csv", async (context) => {
  const { subscribers } = context.var.parts;
  if (!subscribers) return notFound(context);
  await logAction(context, "subscribers-export");
  return exportSubscribers(subscribers, toSubscriptionQuery(readSubscribersQuery(context)));
});

function exportSubscribers(subscribers: SubscribersAdministration, query: SubscriptionQuery): Response {
  return spreadsheetResponse({
    filename: "subscribers.csv",
    columns: subscriberColumns(subscribers),
    readPage: async (after) => {
      const { subscriptions, next } = await pageOfSubscriptions(subscribers.db, { ...query, after });
      return { items: subscriptions, next };
    },
  });
}
