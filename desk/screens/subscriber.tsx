import { Hono } from "hono";
import { adminSubscribers } from "#content/generated/admin.ts";
import { isUuid } from "@site/http";
import {
  type Consent,
  type ListedSubscription,
  readSubscription,
  type SubscriptionQuery,
} from "#server/subscribers/subscription-list.ts";
import { deleteSubscription, unsubscribe } from "#server/subscribers/subscriptions.ts";
import type { SubscribersAdministration } from "#server/subscribers/service.ts";
import { act, type DeskContext, type DeskParts, type DeskRoutes, notFound, page, redirect } from "../context.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { BackLink, Facts, Line, Moment } from "../parts/elements.tsx";
import { queryOf, subscriberAddress } from "./subscribers.tsx";

const Proof = ({ event, method, time, version, words }: Consent) => (
  <li>
    <Moment at={new Date(time)} />
    <div>
      <p>
        <b>{adminSubscribers.events[event]}</b> {adminSubscribers.methods[method]}
      </p>
      {words !== null && (
        <blockquote>
          <p className="hint">{adminSubscribers.agreed(version ?? "")}</p>
          <p>
            <Line>{words}</Line>
          </p>
        </blockquote>
      )}
    </div>
  </li>
);

function Subscriber({ subscription, asked }: { subscription: ListedSubscription; asked: SubscriptionQuery }) {
  const { id, address, channel, state, waits, consents } = subscription;
  return (
    <div className="page narrow">
      <BackLink to={subscriberAddress("", asked)} words={adminSubscribers.back} />
      <h1>
        <Line>{address}</Line>
      </h1>
      <Facts
        facts={[
          [adminSubscribers.channel, adminSubscribers.channels[channel]],
          [adminSubscribers.state, adminSubscribers.states[state]],
        ]}
      />
      {state === "unsubscribed" && waits && <p className="hint">{adminSubscribers.waits}</p>}
      <section className="sheet">
        <h2>{adminSubscribers.proof}</h2>
        <ul className="actions-log">
          {consents.map((consent) => (
            <Proof key={`${consent.event} ${consent.time}`} {...consent} />
          ))}
        </ul>
      </section>
      <div className="marks">
        {(state !== "unsubscribed" || waits) && (
          <a href={subscriberAddress(`/${id}/unsubscribe`, asked)} className="button">
            {adminSubscribers.unsubscribe}
          </a>
        )}
        <a href={subscriberAddress(`/${id}/erase`, asked)} className="quiet">
          {adminSubscribers.erase}
        </a>
      </div>
    </div>
  );
}

/** One subscription with its proof, and what operators do with it. */
export function subscriberRoutes(parts: DeskParts, { db }: SubscribersAdministration): DeskRoutes {
  const routes: DeskRoutes = new Hono();

  /** Runs `work` with the subscription that the address names, or says that there is none. */
  const withSubscription =
    (work: (context: DeskContext, subscription: ListedSubscription) => Promise<Response>) =>
    async (context: DeskContext) => {
      const id = context.req.param("id") ?? "";
      const subscription = isUuid(id) ? await readSubscription(db, id) : null;
      return subscription ? work(context, subscription) : notFound(parts, context);
    };

  routes.get(
    "/subscribers/:id",
    withSubscription((context, subscription) => {
      const children = <Subscriber subscription={subscription} asked={queryOf(context)} />;
      return page(parts, context, { title: adminSubscribers.title, section: "subscribers", children });
    }),
  );

  /** Asks for confirmation before `part`, which can't be undone. */
  const confirm = (part: "unsubscribe" | "erase") =>
    withSubscription((context, { id, address }) => {
      const asked = queryOf(context);
      const title = adminSubscribers[`${part}Title`];
      const children = (
        <Confirm
          title={title}
          about={<Line>{address}</Line>}
          text={adminSubscribers[`${part}Text`]}
          yes={adminSubscribers[`${part}Yes`]}
          no={adminSubscribers[`${part}No`]}
          action={subscriberAddress(`/${id}/${part}`, asked)}
          back={subscriberAddress(`/${id}`, asked)}
        />
      );
      return page(parts, context, { title, section: "subscribers", children });
    });

  routes.get("/subscribers/:id/unsubscribe", confirm("unsubscribe"));
  routes.post(
    "/subscribers/:id/unsubscribe",
    withSubscription(async (context, { id }) => {
      await unsubscribe(db, id, "operator", parts.now());
      await act(parts, context, "subscriber-unsubscribe", id);
      return redirect(parts, context, subscriberAddress(`/${id}`, queryOf(context)), { key: "unsubscribed" });
    }),
  );

  routes.get("/subscribers/:id/erase", confirm("erase"));
  routes.post(
    "/subscribers/:id/erase",
    withSubscription(async (context, { id }) => {
      await deleteSubscription(db, id);
      await act(parts, context, "subscriber-erase", id);
      return redirect(parts, context, subscriberAddress("", queryOf(context)), { key: "erased" });
    }),
  );
  return routes;
}
