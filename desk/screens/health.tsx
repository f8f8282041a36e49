import { Hono } from "hono";
import { Icon } from "#app/ui/icon.tsx";
import { adminHealth } from "#content/generated/desk/admin.ts";
import { visible } from "#server/lib/visible-text.ts";
import { listActions } from "#server/admin/actions.ts";
import type { Action, Fault } from "#server/admin/admin-tables.ts";
import { dismissFault, listFaults } from "#server/admin/faults.ts";
import { type BackupNotes, maxBackupAge } from "#server/backup/last-backup.ts";
import { type DeliveryList, listDeliveries, retryDeliveries } from "#server/deliveries/delivery-store.ts";
import { waitForFailure } from "#server/http/health.ts";
import { errorFields } from "#server/log/log.ts";
import { type DeskRoutes, logAction, page, redirect, uuidPattern } from "../context.tsx";
import { Form, moment, QuietButton, Sheet, SubmitButton, UserText } from "../parts/elements.tsx";
import { ActionList } from "./actions.tsx";
import type { Delivery } from "#server/database/tables.ts";

interface HealthProps {
  failure: string | null;
  backups: BackupNotes;
  now: Date;
  megabytes: number;
  deliveries: DeliveryList;
  notifiesOwner: boolean;
  faults: readonly Fault[];
  browserFaults: readonly Fault[];
  actions: readonly Action[];
}

const Health = ({ failure, backups, now, megabytes, deliveries, notifiesOwner, actions, ...lists }: HealthProps) => (
  <div className="page stack gap-5">
    <h1>{adminHealth.title}</h1>
    <section className="card stack gap-3">
      <h2 className={failure === null ? "row gap-2" : "row gap-2 signal"}>
        <Icon name={failure === null ? "tick" : "alert"} />
        {failure === null ? adminHealth.ready : adminHealth.notReady}
      </h2>
      <p>{failure ?? adminHealth.readyText}</p>
    </section>
    <Sheet title={adminHealth.backupTitle}>
      <Backups {...backups} now={now} />
      <p>{adminHealth.folderSize(megabytes)}</p>
    </Sheet>
    <Deliveries {...deliveries} notifiesOwner={notifiesOwner} />
    <Faults title={adminHealth.faultsTitle} faults={lists.faults} />
    <Faults title={adminHealth.browserFaultsTitle} faults={lists.browserFaults} />
    <Sheet title={adminHealth.actionsTitle}>
      <ActionList actions={actions} />
      <p>
        <a href="/health/actions">{adminHealth.actionsLink}</a>
      </p>
    </Sheet>
  </div>
);

function Backups({ last, failure, now }: BackupNotes & { now: Date }) {
  return (
    <>
      <p>
        {last === null ? adminHealth.backupNone : adminHealth.backupAt({ moment: moment(last.at), count: last.rows })}
      </p>
      {last !== null && now.getTime() - last.at.getTime() > maxBackupAge && (
        <p className="signal">{adminHealth.backupOld}</p>
      )}
      {failure !== null && (
        <p className="signal">
          <UserText>{adminHealth.backupFailed({ moment: moment(failure.at), reason: failure.reason })}</UserText>
        </p>
      )}
    </>
  );
}

function Deliveries({ failed, pending, deliveries, notifiesOwner }: DeliveryList & { notifiesOwner: boolean }) {
  const isFine = failed === 0 && pending === 0;
  const fine = notifiesOwner ? adminHealth.deliveriesFine : adminHealth.deliveriesOff;
  return (
    <Sheet title={adminHealth.deliveriesTitle}>
      <p>{isFine ? fine : adminHealth.deliveriesCounts({ count: failed, total: pending })}</p>
      {failed > 0 && (
        <Form action="/health/deliveries/all">
          <SubmitButton>{adminHealth.retryAll}</SubmitButton>
        </Form>
      )}
      <ul className="rows">
        {deliveries.map((delivery) => (
          <DeliveryEntry key={delivery.id} {...delivery} />
        ))}
      </ul>
    </Sheet>
  );
}

function DeliveryEntry({ id, channel, event, subject, state, attempts, reason, created_at: created }: Delivery) {
  const name = adminHealth.deliveryName({
    name: adminHealth.channels[channel],
    reason: adminHealth.events[event],
    id: subject,
  });
  return (
    <li className="stack gap-1">
      <b>{name}</b>
      <span className={state === "failed" ? "signal" : "soft"}>
        {state === "failed" ? adminHealth.failed : adminHealth.waiting}
      </span>
      <span className="soft">{adminHealth.deliverySince({ moment: moment(created), count: attempts })}</span>
      {reason !== null && (
        <span>
          <UserText>{reason}</UserText>
        </span>
      )}
      <Form action={`/health/deliveries/${id}`}>
        <QuietButton aria-label={adminHealth.retryLabel(name)}>{adminHealth.retry}</QuietButton>
      </Form>
    </li>
  );
}

const Faults = ({ title, faults }: { title: string; faults: readonly Fault[] }) => (
  <Sheet title={title}>
    {faults.length === 0 && <p>{adminHealth.faultsNone}</p>}
    <ul className="rows">
      {faults.map((fault) => (
        <FaultEntry key={fault.fingerprint} {...fault} />
      ))}
    </ul>
  </Sheet>
);

const FaultEntry = ({ fingerprint, message, count, last_at: last, trace }: Fault) => (
  <li className="stack gap-1">
    <b>
      <UserText>{message}</UserText>
    </b>
    <span className="soft">{adminHealth.faultsCount({ count, moment: moment(last) })}</span>
    {trace !== "" && (
      <details>
        <summary className="link">{adminHealth.trace}</summary>
        <pre tabIndex={0}>
          <UserText>{trace}</UserText>
        </pre>
      </details>
    )}
    <Form action={`/health/faults/${fingerprint}`}>
      <QuietButton aria-label={adminHealth.dismissLabel(visible(message))}>{adminHealth.dismiss}</QuietButton>
    </Form>
  </li>
);

const actionsBeside = 8;

export const healthRoutes: DeskRoutes = new Hono();

healthRoutes.get("/health", async (context) => {
  const { parts } = context.var;
  const { actions } = await listActions(parts.db);
  const failure = await waitForFailure(parts.check());
  const children = (
    <Health
      failure={failure === null ? null : String(errorFields(failure).message)}
      backups={await parts.backups()}
      now={parts.now()}
      megabytes={Math.ceil((await parts.folderBytes()) / 1e6)}
      deliveries={await listDeliveries(parts.db)}
      notifiesOwner={parts.notifiesOwner}
      faults={await listFaults(parts.db)}
      browserFaults={await listFaults(parts.db, "browsers")}
      actions={actions.slice(0, actionsBeside)}
    />
  );
  return page(context, { title: adminHealth.title, section: "health", children });
});

healthRoutes.post(`/health/deliveries/:id{(?:all|${uuidPattern})}`, async (context) => {
  const { parts } = context.var;
  const id = context.req.param("id");
  const count = await retryDeliveries(parts.db, id === "all" ? null : id, parts.now());
  await logAction(context, "deliveries-retry", id);
  return redirect(context, "/health", { key: "retried", count });
});

healthRoutes.post("/health/faults/:fingerprint", async (context) => {
  const isGone = await dismissFault(context.var.parts.db, context.req.param("fingerprint"));
  if (isGone) await logAction(context, "fault-dismiss");
  return redirect(context, "/health", { key: isGone ? "dismissed" : "gone" });
});
