import path from "node:path";
import { type Database, type DatabaseOptions, type DatabaseSchema, openDatabase as open } from "@site/backend";

/** Its notifications have the thread's id. */
export const ANSWERS_TABLE = "threads.answers";
export const DELIVERIES_TABLE = "notifications.deliveries";

const root = path.resolve(import.meta.dirname, "..", "..");

export const schema: DatabaseSchema = {
  migrations: [path.join(root, "supabase", "migrations"), path.join(import.meta.dirname, "private")],
  seed: path.join(root, "supabase", "seed.sql"),
  // Visitors may delete their messages.
  deletable: ["chat_messages", "contact_messages"],
  // The folder is not in build/, because every build empties that.
  prepared: path.join(root, "node_modules", ".cache", "larkpost"),
};

/** @throws DatabaseStartError with a one-sentence message for the operator */
export function openDatabase(options: Omit<DatabaseOptions, "schema">): Promise<Database> {
  return open({ ...options, schema });
}
