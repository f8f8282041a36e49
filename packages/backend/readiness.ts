import { sql } from "kysely";
import type { AuthService } from "./auth/service.ts";
import { proveWritable } from "./database/data-directory.ts";
import type { Database } from "./database/database.ts";

/** Milliseconds for which a write's result is reused. */
const writeGap = 5_000;

interface ReadinessParts {
  database: Pick<Database, "db" | "kind">;
  auth: Pick<AuthService, "checkSecrets">;
  writesTo: string | null;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

export function createReadinessCheck({ database, auth, writesTo, now = () => performance.now() }: ReadinessParts) {
  const proveWrite = async (): Promise<void> => {
    await sql`
      insert into larkpost.readiness (id, checked_at) values (true, now())
      on conflict (id) do update set checked_at = excluded.checked_at`.execute(database.db);
    // Updating the row reuses its space, so only a new file shows whether any is left.
    if (writesTo !== null) await proveWritable(writesTo);
  };
  let outcome: Promise<void> | undefined;
  let begun = 0;
  const wrote = (): Promise<void> => {
    if (outcome === undefined || now() - begun >= writeGap) {
      begun = now();
      outcome = proveWrite();
    }
    return outcome;
  };
  return async (): Promise<void> => {
    await Promise.all([sql`select 1`.execute(database.db), auth.checkSecrets(), wrote()]);
  };
}
