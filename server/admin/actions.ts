import type { adminActions } from "#content/generated/desk/admin.ts";
import type { Action, AdminDb } from "./admin-tables.ts";

export type ActionName = keyof typeof adminActions.names;

/** @param subject an id, never personal data */
export async function recordAction(db: AdminDb, operator: string, action: ActionName, subject = ""): Promise<void> {
  await db.insertInto("admin.actions").values({ operator, action, subject }).execute();
}

const actionsShown = 50;

export async function listActions(
  db: AdminDb,
  after: string | null = null,
): Promise<{ actions: Action[]; next: string | null }> {
  const isPlace = /^[1-9]\d{0,14}$/.test(after ?? "");
  const rows = await db
    .selectFrom("admin.actions")
    .selectAll()
    .$if(isPlace, (query) => query.where("id", "<", Number(after)))
    .orderBy("id", "desc")
    .limit(actionsShown + 1)
    .execute();
  const actions = rows.slice(0, actionsShown);
  return { actions, next: rows.length > actionsShown ? String(actions.at(-1)?.id) : null };
}
