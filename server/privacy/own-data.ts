import type { OwnData } from "@site/backend";
import type { Tables } from "../database/tables.ts";
import { eraseMessages, exportMessages } from "../messages/mailbox.ts";
import { answersToMailbox } from "../threads/answers-to-mailbox.ts";
import type { ThreadTables } from "../threads/thread-tables.ts";

/** What the site keeps beside an account: messages and the team's answers to them. */
export const ownData: Pick<OwnData, "onExport" | "onErase"> = {
  onExport: (db, mailbox) =>
    exportMessages(db.withTables<Tables>(), answersToMailbox(db.withTables<ThreadTables>()), mailbox),
  onErase: eraseMessages,
};
