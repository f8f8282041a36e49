import type { Generated } from "kysely";
import type { ThreadTables } from "../threads/thread-tables.ts";

/** With the tables of messages, threads, accounts and subscriptions. A type, because Kysely's `withTables` does not take an interface. */
export type PrivacyTables = ThreadTables & {
  "privacy.proofs": {
    id: Generated<string>;
    address: string;
    token_hash: string | null;
    key_hash: string | null;
    session_hash: string | null;
    expires_at: Date;
  };
};
