import { Hono } from "hono";
import { adminActions } from "#content/generated/admin.ts";
import { listActions } from "#server/admin/actions.ts";
import type { Action } from "#server/admin/admin-tables.ts";
import { type DeskRoutes, page } from "../context.tsx";
import { BackLink, Line, Moment } from "../parts/elements.tsx";

const names: Readonly<Record<string, string>> = adminActions.names;

export const ActionList = ({ actions }: { actions: readonly Action[] }) =>
  actions.length === 0 ? (
    <p>{adminActions.none}</p>
  ) : (
    <ul className="actions-log">
      {actions.map(({ id, at, operator, action, subject }) => (
        <li key={id}>
          <Moment at={at} />
          <span>
            <Line>{operator}</Line> {names[action] ?? action}
            {subject !== "" && (
              <>
                {" "}
                <Line className="soft">{subject}</Line>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );

interface ActionsProps {
  actions: readonly Action[];
  /** The id before which the next page ends, or null. */
  next: number | null;
  isFirst: boolean;
}

const Actions = ({ actions, next, isFirst }: ActionsProps) => (
  <div className="page stack gap-5">
    <BackLink to="/health" words={adminActions.back} />
    <h1>{adminActions.title}</h1>
    <ActionList actions={actions} />
    <p className="cluster pager">
      {!isFirst && <a href="/health/actions">{adminActions.newest}</a>}
      {next !== null && <a href={`/health/actions?before=${next}`}>{adminActions.older}</a>}
    </p>
  </div>
);

/** What operators did. */
export const actionsRoutes: DeskRoutes = new Hono();
actionsRoutes.get("/health/actions", async (context) => {
  const before = context.req.query("before") ?? "";
  const isFirst = !/^[1-9]\d{0,14}$/.test(before);
  const { actions, more } = await listActions(context.var.parts.db, isFirst ? null : Number(before));
  const next = more ? (actions.at(-1)?.id ?? null) : null;
  const children = <Actions actions={actions} next={next} isFirst={isFirst} />;
  return page(context, { title: adminActions.title, section: "health", children });
});
