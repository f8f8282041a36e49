import { createElement as h, type ReactElement } from "react";
import { adminSubscribers } from "#content/generated/admin.ts";
import type {
  Consent,
  countSubscriptions,
  ListedSubscription,
  SubscriptionQuery,
} from "../../subscribers/subscription-list.ts";
import { addressQuery, backLink, icon, line, link, moment, search, timeElement } from "./elements.ts";

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

function stateMark({ state }: ListedSubscription): ReactElement {
  return h(
    "span",
    { className: `mark ${state}` },
    state === "subscribed" && icon("tick"),
    adminSubscribers.states[state],
  );
}

function entryOf(subscription: ListedSubscription, asked: SubscriptionQuery): ReactElement {
  const version = latest(subscription, "requested")?.version;
  const facts = [
    adminSubscribers.channels[subscription.channel],
    sinceOf(subscription),
    version ? adminSubscribers.version(version) : null,
  ];
  return h(
    "li",
    { key: subscription.id },
    h(
      "a",
      { href: subscriberAddress(`/${subscription.id}`, asked) },
      h("b", null, line(subscription.address)),
      stateMark(subscription),
      h(
        "span",
        { className: "soft facts-line" },
        ...facts.filter((fact) => fact !== null).map((fact) => h("span", { key: fact }, fact)),
      ),
    ),
  );
}

export interface SubscriberList {
  asked: SubscriptionQuery;
  subscriptions: readonly ListedSubscription[];
  next: string | null;
  counts: Awaited<ReturnType<typeof countSubscriptions>>;
}

export function subscriberListPage({ asked, subscriptions, next, counts }: SubscriberList): ReactElement {
  const isEmpty = Object.values(counts).every((channel) => Object.values(channel).every((number) => number === 0));
  const filter = (state: SubscriptionQuery["state"]) =>
    link(subscriberAddress("", { ...asked, state }), adminSubscribers[state], {
      ...(asked.state === state && { "aria-current": "true" }),
    });
  const to = (after: string | null) => `/subscribers${addressQuery({ ...keptOf(asked), after })}`;
  return h(
    "div",
    { className: "page" },
    h(
      "header",
      { className: "title" },
      h(
        "div",
        null,
        h("h1", null, adminSubscribers.title),
        h(
          "p",
          { className: "soft" },
          adminSubscribers.counts({ count: counts.email.subscribed, texts: counts.text.subscribed }),
        ),
      ),
    ),
    h(
      "nav",
      { className: "filters", "aria-label": adminSubscribers.filters },
      filter("all"),
      filter("subscribed"),
      filter("pending"),
      filter("unsubscribed"),
    ),
    search({
      action: "/subscribers",
      label: adminSubscribers.searchLabel,
      submit: adminSubscribers.search,
      clear: adminSubscribers.clear,
      value: asked.text,
      kept: asked.state === "all" ? {} : { show: asked.state },
    }),
    subscriptions.length === 0
      ? h("p", { className: "none" }, isEmpty ? adminSubscribers.empty : adminSubscribers.none)
      : h(
          "ul",
          { className: "records subscribers" },
          ...subscriptions.map((subscription) => entryOf(subscription, asked)),
        ),
    h(
      "p",
      { className: "pager" },
      asked.after !== null && link(to(null), adminSubscribers.first),
      next !== null && link(to(next), adminSubscribers.more),
      subscriptions.length > 0 && link(subscriberAddress("/export.csv", asked), adminSubscribers.export),
    ),
    subscriptions.length > 0 && h("p", { className: "hint" }, adminSubscribers.exportHint),
  );
}

/** Why there is nobody to list. */
export function noSubscribersPage(): ReactElement {
  return h(
    "div",
    { className: "page narrow" },
    h("h1", null, adminSubscribers.title),
    h("p", { className: "lead" }, adminSubscribers.noneStored),
    h("p", null, adminSubscribers.noneStoredText),
  );
}

function proofOf({ event, method, time, version, words }: Consent, index: number): ReactElement {
  return h(
    "li",
    { key: index },
    timeElement(new Date(time)),
    h(
      "div",
      null,
      h("p", null, h("b", null, adminSubscribers.events[event]), ` ${adminSubscribers.methods[method]}`),
      words !== null &&
        h(
          "blockquote",
          null,
          h("p", { className: "hint" }, adminSubscribers.agreed(version ?? "")),
          h("p", null, line(words)),
        ),
    ),
  );
}

export function subscriberPage(subscription: ListedSubscription, asked: SubscriptionQuery): ReactElement {
  const { id, channel, state, waits, consents } = subscription;
  const facts: [label: string, value: ReactElement | string][] = [
    [adminSubscribers.channel, adminSubscribers.channels[channel]],
    [adminSubscribers.state, adminSubscribers.states[state]],
  ];
  const isOver = state === "unsubscribed" && !waits;
  return h(
    "div",
    { className: "page narrow" },
    backLink(subscriberAddress("", asked), adminSubscribers.back),
    h("h1", null, line(subscription.address)),
    h(
      "dl",
      { className: "facts" },
      ...facts.flatMap(([label, value]) => [h("dt", { key: label }, label), h("dd", { key: `${label}-value` }, value)]),
    ),
    state === "unsubscribed" && waits && h("p", { className: "hint" }, adminSubscribers.waits),
    h(
      "section",
      { className: "sheet" },
      h("h2", null, adminSubscribers.proof),
      h("ul", { className: "actions-log" }, ...consents.map(proofOf)),
    ),
    h(
      "div",
      { className: "marks" },
      !isOver &&
        link(subscriberAddress(`/${id}/unsubscribe`, asked), adminSubscribers.unsubscribe, { className: "button" }),
      link(subscriberAddress(`/${id}/erase`, asked), adminSubscribers.erase, { className: "quiet" }),
    ),
  );
}
