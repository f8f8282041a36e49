import { Hono } from "hono";
import { adminActions } from "#content/generated/desk/admin.ts";
import { listActions } from "#server/admin/actions.ts";
import type { Action } from "#server/admin/admin-tables.ts";
import { type DeskRoutes, page } from "../context.tsx";
import { BackLink, Moment, UserText } from "../parts/elements.tsx";
import { readListQuery, Pager } from "../parts/list.tsx";

const names: Readonly<Record<string, string>> = adminActions.names;

export const ActionList = ({ actions }: { actions: readonly Action[] }) =>
  actions.length === 0 ? (
    <p>{adminActions.none}</p>
  ) : (
    <ul className="rows small">
      {actions.map(({ id, at, operator, action, subject }) => (
        <li key={id} className="cluster">
          <Moment at={at} />
          <span>
            <UserText>{operator}</UserText> {names[action] ?? action}
            {subject !== "" && (
              <>
                {" "}
                <UserText className="soft">{subject}</UserText>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );

export const actionsRoutes: DeskRoutes = new Hono();
actionsRoutes.get("/health/actions", async (context) => {
  const query = readListQuery(context);
  const { actions, next } = await listActions(context.var.parts.db, query.after);
  const children = (
    <div className="page stack gap-5">
      <BackLink to="/health" words={adminActions.back} />
      <h1>{adminActions.title}</h1>
      <ActionList actions={actions} />
      <Pager path="/health/actions" query={query} next={next} words={adminActions} />
    </div>
  );
  return page(context, { title: adminActions.title, section: "health", children });
});
