import { Hono } from "hono";
import { ButtonLink } from "#app/ui/button.tsx";
import { adminSubscribers } from "#content/generated/desk/admin.ts";
import { type Consent, type ListedSubscription, readSubscription } from "#server/subscribers/subscription-list.ts";
import { deleteSubscription, unsubscribe } from "#server/subscribers/subscriptions.ts";
import {
  confirm,
  type DeskContext,
  type DeskRoutes,
  logAction,
  notFound,
  page,
  redirect,
  uuidPattern,
} from "../context.tsx";
import { BackLink, Facts, Moment, Sheet, UserText } from "../parts/elements.tsx";
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
            <UserText>{words}</UserText>
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
        <UserText>{address}</UserText>
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
const findSubscription = async (context: DeskContext): Promise<ListedSubscription | null> => {
  const { subscribers } = context.var.parts;
  return subscribers && readSubscription(subscribers.db, context.req.param("id") ?? "");
};

export const subscriberRoutes: DeskRoutes = new Hono();

subscriberRoutes.get(path, async (context) => {
  const subscription = await findSubscription(context);
  if (subscription === null) return notFound(context);
  const children = <Subscriber subscription={subscription} query={readSubscribersQuery(context)} />;
  return page(context, { title: adminSubscribers.title, section: "subscribers", children });
});

for (const part of ["unsubscribe", "erase"] as const) {
  subscriberRoutes.get(`${path}/${part}`, async (context) => {
    const subscription = await findSubscription(context);
    if (subscription === null) return notFound(context);
    const { id, address } = subscription;
    return confirm(context, "subscribers", {
      title: adminSubscribers[`${part}Title`],
      about: <UserText>{address}</UserText>,
      text: adminSubscribers[`${part}Text`],
      yes: adminSubscribers[`${part}Yes`],
      no: adminSubscribers[`${part}No`],
      back: subscriberAddress(`/${id}`, readSubscribersQuery(context)),
    });
  });
  subscriberRoutes.post(`${path}/${part}`, async (context) => {
    const subscription = await findSubscription(context);
    if (subscription === null) return notFound(context);
    const { id } = subscription;
    const { db, now } = context.var.parts;
    if (part === "erase") await deleteSubscription(db, id);
    else await unsubscribe(db, id, "operator", now());
    await logAction(context, `subscriber-${part}`, id);
    const [to, key] = part === "erase" ? (["", "erased"] as const) : ([`/${id}`, "unsubscribed"] as const);
    return redirect(context, subscriberAddress(to, readSubscribersQuery(context)), { key });
  });
}
