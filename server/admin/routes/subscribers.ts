import { Hono } from "hono";
import { adminSubscribers } from "#content/generated/admin.ts";
import { spreadsheetResponse } from "../../lib/spreadsheet.ts";
import { isUuid } from "@site/backend";
import type { SubscribersAdministration } from "../../subscribers/service.ts";
import { exported, subscriberColumns, subscriberRow } from "../../subscribers/subscriber-csv.ts";
import {
  countSubscriptions,
  type ListedSubscription,
  pageOfSubscriptions,
  readSubscription,
  type SubscriptionQuery,
} from "../../subscribers/subscription-list.ts";
import { deleteSubscription, unsubscribe } from "../../subscribers/subscriptions.ts";
import { formTokenOf } from "../data/sessions.ts";
import { confirmPage } from "../views/confirm-page.ts";
import { line } from "../views/elements.ts";
import { noSubscribersPage, subscriberAddress, subscriberListPage, subscriberPage } from "../views/subscriber-pages.ts";
import {
  type AdminContext,
  type AdminParts,
  type AdminRoutes,
  act,
  notFound,
  pageResponse,
  redirect,
  searchTextOf,
} from "./admin-context.ts";

/** A phone number is searched for as it is stored, without spaces, hyphens, dots and parentheses. */
function asStored(text: string): string {
  return /^[+\d\s().-]+$/.test(text) ? text.replaceAll(/[\s().-]/g, "") : text;
}

function queryOf(context: AdminContext): SubscriptionQuery {
  const show = context.req.query("show");
  return {
    state: show === "subscribed" || show === "pending" || show === "unsubscribed" ? show : "all",
    text: asStored(searchTextOf(context)),
    after: context.req.query("after") ?? null,
  };
}

/** The subscribers of the newsletter and texts; in a profile that stores none, the reason. */
export function subscriberRoutes(parts: AdminParts): AdminRoutes {
  const { subscribers } = parts;
  if (subscribers) return storedSubscriberRoutes(parts, subscribers);
  const routes: AdminRoutes = new Hono();
  routes.get("/subscribers", (context) =>
    pageResponse(parts, context, { title: adminSubscribers.title, section: "subscribers", body: noSubscribersPage() }),
  );
  return routes;
}

function storedSubscriberRoutes(parts: AdminParts, subscribers: SubscribersAdministration): AdminRoutes {
  const { db } = subscribers;
  const routes: AdminRoutes = new Hono();

  routes.get("/subscribers", async (context) => {
    const asked = queryOf(context);
    const body = subscriberListPage({
      asked,
      ...(await pageOfSubscriptions(db, asked)),
      counts: await countSubscriptions(db),
    });
    return pageResponse(parts, context, { title: adminSubscribers.title, section: "subscribers", body });
  });

  routes.get("/subscribers/export.csv", async (context) => {
    await act(parts, context, "subscribers-export");
    return exportSubscribers(subscribers, queryOf(context));
  });

  /** Runs `work` with the subscription that the address names, or says that there is none. */
  const withSubscription =
    (work: (context: AdminContext, subscription: ListedSubscription) => Promise<Response>) =>
    async (context: AdminContext) => {
      const id = context.req.param("id") ?? "";
      const subscription = isUuid(id) ? await readSubscription(db, id) : null;
      return subscription ? work(context, subscription) : notFound(parts, context);
    };

  routes.get(
    "/subscribers/:id",
    withSubscription((context, subscription) => {
      const body = subscriberPage(subscription, queryOf(context));
      return pageResponse(parts, context, { title: adminSubscribers.title, section: "subscribers", body });
    }),
  );

  /** Asks for confirmation before `part`, which can't be undone. */
  const confirm = (part: "unsubscribe" | "erase") =>
    withSubscription((context, { id, address }) => {
      const asked = queryOf(context);
      const title = adminSubscribers[`${part}Title`];
      const body = confirmPage({
        title,
        about: line(address),
        text: adminSubscribers[`${part}Text`],
        yes: adminSubscribers[`${part}Yes`],
        no: adminSubscribers[`${part}No`],
        action: subscriberAddress(`/${id}/${part}`, asked),
        back: subscriberAddress(`/${id}`, asked),
        formToken: formTokenOf(context.get("session").token),
      });
      return pageResponse(parts, context, { title, section: "subscribers", body });
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
