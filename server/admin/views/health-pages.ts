import { Fragment, createElement as h, type ReactElement } from "react";
import { adminActions, adminHealth } from "#content/generated/admin.ts";
import type { LastBackup } from "../../backup/last-backup.ts";
import type { DeliveryList } from "../../deliveries/delivery-store.ts";
import type { Delivery } from "../../deliveries/delivery-tables.ts";
import type { Action, Fault } from "../data/admin-tables.ts";
import { backLink, button, form, icon, line, link, moment, timeElement, visible } from "./elements.ts";

export interface Health {
  /** Why the site is not ready, or null where it is. */
  failure: string | null;
  backup: LastBackup | null;
  /** The size of the data folder. */
  megabytes: number;
  deliveries: DeliveryList;
  /** Whether the team is told of anything. */
  isTold: boolean;
  faults: readonly Fault[];
  actions: readonly Action[];
  formToken: string;
}

export function healthPage(health: Health): ReactElement {
  const { failure, backup, formToken } = health;
  return h(
    "div",
    { className: "page" },
    h("h1", null, adminHealth.title),
    h(
      "section",
      { className: failure === null ? "sheet ready" : "sheet" },
      h(
        "h2",
        { className: failure === null ? "well" : "problem" },
        icon(failure === null ? "tick" : "warning"),
        failure === null ? adminHealth.ready : adminHealth.notReady,
      ),
      h("p", null, failure ?? adminHealth.readyText),
    ),
    h(
      "section",
      { className: "sheet" },
      h("h2", null, adminHealth.backupTitle),
      h(
        "p",
        null,
        backup === null
          ? adminHealth.backupNone
          : adminHealth.backupAt({ moment: moment(backup.at), count: backup.rows }),
      ),
      h("p", null, adminHealth.folderSize(health.megabytes)),
    ),
    deliveriesOf(health),
    h(
      "section",
      { className: "sheet" },
      h("h2", null, adminHealth.faultsTitle),
      health.faults.length === 0 && h("p", null, adminHealth.faultsNone),
      h("ul", { className: "faults" }, ...health.faults.map((fault) => faultOf(fault, formToken))),
    ),
    h(
      "section",
      { className: "sheet" },
      h("h2", null, adminHealth.actionsTitle),
      actionTable(health.actions),
      h("p", null, link("/health/actions", adminHealth.actionsLink)),
    ),
  );
}

function deliveriesOf({ deliveries, isTold, formToken }: Health): ReactElement {
  const { failed, pending } = deliveries;
  const isFine = failed === 0 && pending === 0;
  const fine = isTold ? adminHealth.deliveriesFine : adminHealth.deliveriesOff;
  return h(
    "section",
    { className: "sheet" },
    h("h2", null, adminHealth.deliveriesTitle),
    h("p", null, isFine ? fine : adminHealth.deliveriesCounts({ count: failed, total: pending })),
    failed > 0 && form({ action: "/health/deliveries/all", formToken }, button("plain", adminHealth.retryAll)),
    h("ul", { className: "deliveries" }, ...deliveries.deliveries.map((delivery) => deliveryOf(delivery, formToken))),
  );
}

function deliveryOf(delivery: Delivery, formToken: string): ReactElement {
  const name = adminHealth.deliveryName({
    name: adminHealth.channels[delivery.channel],
    reason: adminHealth.events[delivery.event],
    id: delivery.subject,
  });
  return h(
    "li",
    { key: delivery.id },
    h("b", null, name),
    h(
      "span",
      { className: delivery.state === "failed" ? "problem" : "soft" },
      delivery.state === "failed" ? adminHealth.failed : adminHealth.waiting,
    ),
    h(
      "span",
      { className: "soft" },
      adminHealth.deliverySince({ moment: moment(delivery.created_at), count: delivery.attempts }),
    ),
    delivery.reason !== null && h("span", { className: "reason" }, line(delivery.reason)),
    form(
      { action: `/health/deliveries/${delivery.id}`, formToken },
      button("quiet", adminHealth.retry, { "aria-label": adminHealth.retryLabel(name) }),
    ),
  );
}

function faultOf(fault: Fault, formToken: string): ReactElement {
  return h(
    "li",
    { key: fault.fingerprint },
    h("b", null, line(fault.message)),
    h("span", { className: "soft" }, adminHealth.faultsCount({ count: fault.count, moment: moment(fault.last_at) })),
    fault.trace !== "" &&
      h(
        "details",
        null,
        h("summary", null, adminHealth.trace),
        h("pre", { className: "report", tabIndex: 0 }, line(fault.trace)),
      ),
    form(
      { action: `/health/faults/${fault.fingerprint}`, formToken },
      button("quiet", adminHealth.dismiss, { "aria-label": adminHealth.dismissLabel(visible(fault.message)) }),
    ),
  );
}

function actionTable(actions: readonly Action[]): ReactElement {
  const names: Readonly<Record<string, string>> = adminActions.names;
  if (actions.length === 0) return h("p", null, adminActions.none);
  return h(
    "ul",
    { className: "actions-log" },
    ...actions.map(({ id, at, operator, action, subject }) =>
      h(
        "li",
        { key: id },
        timeElement(at),
        h(
          "span",
          null,
          line(operator),
          " ",
          names[action] ?? action,
          subject !== "" && h(Fragment, null, " ", line(subject, "soft")),
        ),
      ),
    ),
  );
}

export interface ActionsPart {
  actions: readonly Action[];
  /** The id before which the next page ends, or null. */
  next: number | null;
  isFirst: boolean;
}

export function actionsPage({ actions, next, isFirst }: ActionsPart): ReactElement {
  return h(
    "div",
    { className: "page" },
    backLink("/health", adminActions.back),
    h("h1", null, adminActions.title),
    actionTable(actions),
    h(
      "p",
      { className: "pager" },
      !isFirst && link("/health/actions", adminActions.newest),
      next !== null && link(`/health/actions?before=${next}`, adminActions.older),
    ),
  );
}
