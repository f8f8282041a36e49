import type { Generated, Kysely, Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";

interface OperatorsTable {
  id: Generated<string>;
  name: string;
  passphrase_hash: string;
  created_at: Generated<Date>;
  last_log_in_at: Date | null;
}

interface SessionsTable {
  /** SHA-256 of the token in the cookie. */
  token_hash: string;
  operator_id: string;
  created_at: Generated<Date>;
  used_at: Generated<Date>;
  notice: string | null;
}

interface ActionsTable {
  id: Generated<number>;
  at: Generated<Date>;
  operator: string;
  action: string;
  subject: Generated<string>;
}

export type MessageKind = "chat" | "contact";
export type MessageState = "unread" | "read" | "answered";

interface InboxTable {
  kind: MessageKind;
  message_id: number;
  created_at: Date;
  state: Generated<MessageState>;
  state_by: string | null;
  state_at: Date | null;
}

interface NotesTable {
  id: Generated<string>;
  kind: MessageKind;
  message_id: number;
  operator: string;
  text: string;
  created_at: Generated<Date>;
}

interface ChangesTable {
  id: string;
  list: "case_studies" | "social_media_world";
  kind: "create" | "edit" | "delete" | "import";
  operator: string;
  created_at: Date;
  undone_at: Date | null;
  undone_by: string | null;
}

interface ChangedRecordsTable {
  change_id: string;
  record_id: number;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

interface PlannedTimesTable {
  list: "case_studies" | "social_media_world";
  record_id: number;
  shown_from: Date | null;
  shown_until: Date | null;
}

interface FaultsTable {
  fingerprint: string;
  message: string;
  trace: string;
  count: number;
  first_at: Date;
  last_at: Date;
}

interface JobsTable {
  name: string;
  ran_at: Date;
}

/** A type alias, because Kysely's `withTables` rejects interfaces. */
export type AdminTables = Tables & {
  "admin.operators": OperatorsTable;
  "admin.sessions": SessionsTable;
  "admin.actions": ActionsTable;
  "admin.inbox": InboxTable;
  "admin.notes": NotesTable;
  "admin.changes": ChangesTable;
  "admin.changed_records": ChangedRecordsTable;
  "admin.faults": FaultsTable;
  "admin.jobs": JobsTable;
  "planned.times": PlannedTimesTable;
};

export type AdminDb = Kysely<AdminTables>;
export type Action = Selectable<ActionsTable>;
export type Change = Selectable<ChangesTable>;
export type PlannedRow = Selectable<PlannedTimesTable>;
export type Fault = Selectable<FaultsTable>;
export type Operator = Selectable<OperatorsTable>;
export type Note = Selectable<NotesTable>;
