import { Hono } from "hono";
import { adminSubscribers } from "#content/generated/admin.ts";
import { spreadsheetResponse } from "#server/lib/spreadsheet.ts";
import type { SubscribersAdministration } from "#server/subscribers/service.ts";
import { exported, subscriberColumns, subscriberRow } from "#server/subscribers/subscriber-csv.ts";
import {
  type Consent,
  countSubscriptions,
  type ListedSubscription,
  pageOfSubscriptions,
  type SubscriptionQuery,
} from "#server/subscribers/subscription-list.ts";
import { act, type DeskContext, type DeskRoutes, notFound, page, searchTextOf } from "../context.tsx";
import { addressQuery, Icon, Line, moment, Search } from "../parts/elements.tsx";

/** A phone number is searched for as it is stored, without spaces, hyphens, dots and parentheses. */
function asStored(text: string): string {
  return /^[+\d\s().-]+$/.test(text) ? text.replaceAll(/[\s().-]/g, "") : text;
}

export function queryOf(context: DeskContext): SubscriptionQuery {
  const show = context.req.query("show");
  return {
    state: show === "subscribed" || show === "pending" || show === "unsubscribed" ? show : "all",
    text: asStored(searchTextOf(context)),
    after: context.req.query("after") ?? null,
  };
}

/** The parameters that lead back to a list. */
const keptOf = ({ state, text }: SubscriptionQuery): Record<string, string | null> => ({
  show: state === "all" ? null : state,
  q: text,
});

/** An address below `/subscribers`, with the parameters of the list. @param part such as `/<id>`, or nothing for the list itself */
export const subscriberAddress = (part: string, asked: SubscriptionQuery): string =>
  `/subscribers${part}${addressQuery(keptOf(asked))}`;

const latest = ({ consents }: ListedSubscription, event: Consent["event"]): Consent | undefined =>
  consents.findLast((consent) => consent.event === event);

/** The event that caused the subscription's state. A number is subscribed by its request, without a confirmation. */
function sinceOf(subscription: ListedSubscription): string | null {
  const { state } = subscription;
  const event =
    state === "unsubscribed"
      ? latest(subscription, "unsubscribed")
      : ((state === "subscribed" ? latest(subscription, "confirmed") : undefined) ?? latest(subscription, "requested"));
  return event ? adminSubscribers.since[event.event](moment(new Date(event.time))) : null;
}

function Entry({ subscription, asked }: { subscription: ListedSubscription; asked: SubscriptionQuery }) {
  const { id, address, channel, state } = subscription;
  const version = latest(subscription, "requested")?.version;
  const facts = [
    adminSubscribers.channels[channel],
    sinceOf(subscription),
    version ? adminSubscribers.version(version) : null,
  ];
  return (
    <li>
      <a href={subscriberAddress(`/${id}`, asked)}>
        <b>
          <Line>{address}</Line>
        </b>
        <span className={`mark small ${state}`}>
          {state === "subscribed" && <Icon name="tick" />}
          {adminSubscribers.states[state]}
        </span>
        <span className="soft small cluster facts-line">
          {facts
            .filter((fact) => fact !== null)
            .map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
        </span>
      </a>
    </li>
  );
}

const filters = ["all", "subscribed", "pending", "unsubscribed"] as const;

interface SubscribersProps {
  asked: SubscriptionQuery;
  subscriptions: readonly ListedSubscription[];
  next: string | null;
  counts: Awaited<ReturnType<typeof countSubscriptions>>;
}

function Subscribers({ asked, subscriptions, next, counts }: SubscribersProps) {
  const isEmpty = Object.values(counts).every((channel) => Object.values(channel).every((number) => number === 0));
  const to = (after: string | null) => `/subscribers${addressQuery({ ...keptOf(asked), after })}`;
  return (
    <div className="page stack gap-5">
      <header className="cluster title">
        <div>
          <h1>{adminSubscribers.title}</h1>
          <p className="soft">
            {adminSubscribers.counts({ count: counts.email.subscribed, texts: counts.text.subscribed })}
          </p>
        </div>
      </header>
      <nav className="cluster gap-2 filters" aria-label={adminSubscribers.filters}>
        {filters.map((state) => (
          <a
            key={state}
            href={subscriberAddress("", { ...asked, state })}
            aria-current={asked.state === state ? "true" : undefined}
          >
            {adminSubscribers[state]}
          </a>
        ))}
      </nav>
      <Search
        action="/subscribers"
        words={adminSubscribers}
        value={asked.text}
        kept={asked.state === "all" ? {} : { show: asked.state }}
      />
      {subscriptions.length === 0 ? (
        <p className="none">{isEmpty ? adminSubscribers.empty : adminSubscribers.none}</p>
      ) : (
        <ul className="records card subscribers">
          {subscriptions.map((subscription) => (
            <Entry key={subscription.id} subscription={subscription} asked={asked} />
          ))}
        </ul>
      )}
      <p className="cluster pager">
        {asked.after !== null && <a href={to(null)}>{adminSubscribers.first}</a>}
        {next !== null && <a href={to(next)}>{adminSubscribers.more}</a>}
        {subscriptions.length > 0 && <a href={subscriberAddress("/export.csv", asked)}>{adminSubscribers.export}</a>}
      </p>
      {subscriptions.length > 0 && <p className="soft small">{adminSubscribers.exportHint}</p>}
    </div>
  );
}

/** Why there is nobody to list. */
const NoSubscribers = () => (
  <div className="page stack gap-5 narrow">
    <h1>{adminSubscribers.title}</h1>
    <p className="lead">{adminSubscribers.noneStored}</p>
    <p>{adminSubscribers.noneStoredText}</p>
  </div>
);

/** The subscribers of the newsletter and texts; in a profile that stores none, the reason. */
export const subscribersRoutes: DeskRoutes = new Hono();

subscribersRoutes.get("/subscribers", async (context) => {
  const { subscribers } = context.var.parts;
  const asked = queryOf(context);
  const children = subscribers ? (
    <Subscribers
      asked={asked}
      {...(await pageOfSubscriptions(subscribers.db, asked))}
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
  await act(context, "subscribers-export");
  return exportSubscribers(subscribers, queryOf(context));
});

/** The subscriptions that a query asks for, newest first, as `larkpost subscribers` writes them. */
function exportSubscribers(subscribers: SubscribersAdministration, asked: SubscriptionQuery): Response {
  return spreadsheetResponse({
    filename: "subscribers.csv",
    columns: subscriberColumns,
    readPage: async (after) => {
      const { subscriptions, next } = await pageOfSubscriptions(subscribers.db, { ...asked, after });
      return { rows: subscriptions.map((subscription) => subscriberRow(exported(subscribers, subscription))), next };
    },
  });
}
