import { Hono } from "hono";
import { adminActions, adminHealth } from "#content/generated/admin.ts";
import { listDeliveries, retryDeliveries } from "../../deliveries/delivery-store.ts";
import { failureOf } from "../../http/health.ts";
import { isUuid } from "@site/backend";
import { errorFields } from "../../log/log.ts";
import { listActions } from "../data/actions.ts";
import { dismissFault, listFaults } from "../data/faults.ts";
import { formTokenOf } from "../data/sessions.ts";
import { actionsPage, healthPage } from "../views/health-pages.ts";
import { act, type AdminParts, type AdminRoutes, notFound, pageResponse, redirect } from "./admin-context.ts";

const actionsBeside = 8;

/** What the site's health is, and what operators did. */
export function healthRoutes(parts: AdminParts): AdminRoutes {
  const { db } = parts;
  const routes: AdminRoutes = new Hono();

  routes.get("/health", async (context) => {
    const { actions } = await listActions(db, null);
    const failure = await failureOf(parts.check());
    const body = healthPage({
      failure: failure === null ? null : String(errorFields(failure).message),
      backup: await parts.lastBackup(),
      megabytes: Math.ceil((await parts.folderBytes()) / 1e6),
      deliveries: await listDeliveries(db),
      isTold: parts.isTold,
      faults: await listFaults(db),
      actions: actions.slice(0, actionsBeside),
      formToken: formTokenOf(context.get("session").token),
    });
    return pageResponse(parts, context, { title: adminHealth.title, section: "health", body });
  });

  routes.get("/health/actions", async (context) => {
    const before = context.req.query("before") ?? "";
    const isFirst = !/^[1-9]\d{0,14}$/.test(before);
    const { actions, more } = await listActions(db, isFirst ? null : Number(before));
    const next = more ? (actions.at(-1)?.id ?? null) : null;
    const body = actionsPage({ actions, next, isFirst });
    return pageResponse(parts, context, { title: adminActions.title, section: "health", body });
  });

  routes.post("/health/deliveries/:id", async (context) => {
    const id = context.req.param("id");
    if (id !== "all" && !isUuid(id)) return notFound(parts, context);
    const count = await retryDeliveries(db, id === "all" ? null : id, parts.now());
    await act(parts, context, "deliveries-retry", id);
    return redirect(parts, context, "/health", { key: "retried", count });
  });

  routes.post("/health/faults/:fingerprint", async (context) => {
    const isGone = await dismissFault(db, context.req.param("fingerprint"));
    if (isGone) await act(parts, context, "fault-dismiss");
    return redirect(parts, context, "/health", { key: isGone ? "dismissed" : "gone" });
  });
  return routes;
}
