import type { Database, OwnData } from "@site/backend";
import type { Tables } from "../database/tables.ts";
import { eraseMessages, exportMessages } from "../messages/mailbox.ts";
import { answersToMailbox } from "../threads/answers-to-mailbox.ts";
import type { ThreadTables } from "../threads/thread-tables.ts";

/** What the site keeps beside an account: messages and the team's answers to them. */
export function ownDataOf({ service }: Pick<Database, "service">): OwnData {
  const readAnswers = answersToMailbox(service.withTables<ThreadTables>());
  return {
    onExport: (mailbox) => exportMessages(service.withTables<Tables>(), readAnswers, mailbox),
    onErase: eraseMessages,
  };
}
