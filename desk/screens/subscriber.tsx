import { Hono } from "hono";
import { ButtonLink } from "#app/ui/button.tsx";
import { adminSubscribers } from "#content/generated/desk/admin.ts";
import { type Consent, type ListedSubscription, readSubscription } from "#server/subscribers/subscription-list.ts";
import { deleteSubscription, unsubscribe } from "#server/subscribers/subscriptions.ts";
import { act, confirm, type DeskRoutes, page, redirect, uuidPattern, withFound } from "../context.tsx";
import { BackLink, Facts, Line, Moment, Sheet } from "../parts/elements.tsx";
import type { ListQuery } from "../parts/list.tsx";
import { subscriberAddress, readSubscribersQuery } from "./subscribers.tsx";

const Proof = ({ event, method, time, version, words }: Consent) => (
  <li className="stack gap-1">
    <Moment at={new Date(time)} />
    <div>
      <p>
        <b>{adminSubscribers.events[event]}</b> {adminSubscribers.methods[method]}
      </p>
      {words !== null && (
        <blockquote>
          <p className="soft small">{adminSubscribers.agreed(version ?? "")}</p>
          <p>
            <Line>{words}</Line>
          </p>
        </blockquote>
      )}
    </div>
  </li>
);

function Subscriber({ subscription, query }: { subscription: ListedSubscription; query: ListQuery }) {
  const { id, address, channel, state, waits, consents } = subscription;
  return (
    <div className="page stack gap-5 narrow">
      <BackLink to={subscriberAddress("", query)} words={adminSubscribers.back} />
      <h1>
        <Line>{address}</Line>
      </h1>
      <Facts
        facts={[
          [adminSubscribers.channel, adminSubscribers.channels[channel]],
          [adminSubscribers.state, adminSubscribers.states[state]],
        ]}
      />
      {state === "unsubscribed" && waits && <p className="soft small">{adminSubscribers.waits}</p>}
      <Sheet title={adminSubscribers.proof}>
        <ul className="rows small">
          {consents.map((consent) => (
            <Proof key={`${consent.event} ${consent.time}`} {...consent} />
          ))}
        </ul>
      </Sheet>
      <div className="cluster">
        {(state !== "unsubscribed" || waits) && (
          <ButtonLink href={subscriberAddress(`/${id}/unsubscribe`, query)}>{adminSubscribers.unsubscribe}</ButtonLink>
        )}
        <a href={subscriberAddress(`/${id}/erase`, query)}>{adminSubscribers.erase}</a>
      </div>
    </div>
  );
}

const path = `/subscribers/:id{${uuidPattern}}`;
const withSubscription = withFound(async (context) => {
  const { subscribers } = context.var.parts;
  return subscribers && readSubscription(subscribers.db, context.req.param("id") ?? "");
});

export const subscriberRoutes: DeskRoutes = new Hono();

subscriberRoutes.get(
  path,
  withSubscription((context, subscription) => {
    const children = <Subscriber subscription={subscription} query={readSubscribersQuery(context)} />;
    return page(context, { title: adminSubscribers.title, section: "subscribers", children });
  }),
);

for (const part of ["unsubscribe", "erase"] as const) {
  subscriberRoutes.get(
    `${path}/${part}`,
    withSubscription((context, { id, address }) =>
      confirm(context, "subscribers", {
        title: adminSubscribers[`${part}Title`],
        about: <Line>{address}</Line>,
        text: adminSubscribers[`${part}Text`],
        yes: adminSubscribers[`${part}Yes`],
        no: adminSubscribers[`${part}No`],
        back: subscriberAddress(`/${id}`, readSubscribersQuery(context)),
      }),
    ),
  );
  subscriberRoutes.post(
    `${path}/${part}`,
    withSubscription(async (context, { id }) => {
      const { db, now } = context.var.parts;
      if (part === "erase") await deleteSubscription(db, id);
      else await unsubscribe(db, id, "operator", now());
      await act(context, `subscriber-${part}`, id);
      const [to, key] = part === "erase" ? (["", "erased"] as const) : ([`/${id}`, "unsubscribed"] as const);
      return redirect(context, subscriberAddress(to, readSubscribersQuery(context)), { key });
    }),
  );
}
