import type { Action, AdminDb } from "./admin-tables.ts";

/** What operators do that is written down. */
export type ActionName =
  | "log-in"
  | "log-out"
  | "message-state"
  | "message-note"
  | "message-answer"
  | "message-delete"
  | "messages-export"
  | "record-create"
  | "record-edit"
  | "record-delete"
  | "records-import"
  | "change-undo"
  | "account-block"
  | "account-unblock"
  | "account-sign-out"
  | "account-delete"
  | "subscribers-export"
  | "subscriber-unsubscribe"
  | "subscriber-erase"
  | "deliveries-retry"
  | "fault-dismiss";

/** @param subject the id of what was acted on; never the text of a message or an address */
export async function recordAction(db: AdminDb, operator: string, action: ActionName, subject = ""): Promise<void> {
  await db.insertInto("admin.actions").values({ operator, action, subject }).execute();
}

/** Actions of a page. */
export const actionsShown = 50;

/** The latest actions before one, newest first, and whether there are more. */
export async function listActions(db: AdminDb, before: number | null): Promise<{ actions: Action[]; more: boolean }> {
  const rows = await db
    .selectFrom("admin.actions")
    .selectAll()
    .$if(before !== null, (query) => query.where("id", "<", before ?? 0))
    .orderBy("id", "desc")
    .limit(actionsShown + 1)
    .execute();
  return { actions: rows.slice(0, actionsShown), more: rows.length > actionsShown };
}
