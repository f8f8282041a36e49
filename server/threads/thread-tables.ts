import type { ColumnType, Generated } from "kysely";
import type { DeliveryTables } from "../deliveries/delivery-tables.ts";

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

/** With the tables of messages and deliveries. A type, because Kysely's `withTables` does not take an interface. */
export type ThreadTables = DeliveryTables & {
  "threads.threads": {
    id: Generated<number>;
    created_at: Generated<Date>;
    answers: Generated<number>;
    forgotten_at: Date | null;
  };
  "threads.messages": {
    id: Generated<number>;
    thread_id: number;
    chat_message_id: number | null;
    contact_message_id: number | null;
    key_hash: string | null;
  };
  "threads.answers": {
    id: Generated<string>;
    thread_id: number;
    position: number;
    message_id: WrittenOnce<number>;
    operator_name: WrittenOnce<string>;
    text: WrittenOnce<string>;
    created_at: Generated<Date>;
  };
  "threads.secrets": {
    hash: WrittenOnce<string>;
    thread_id: number;
    origin: WrittenOnce<"browser" | "email">;
    created_at: Generated<Date>;
    expires_at: Date;
  };
};
