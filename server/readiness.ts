import { sql } from "kysely";
import type { AuthService } from "./auth/routes/service.ts";
import { proveWritable } from "./database/data-directory.ts";
import type { Database } from "./database/database.ts";

/** Milliseconds for which one write answers. */
const writeGap = 5_000;

interface ReadinessParts {
  database: Pick<Database, "service" | "kind">;
  auth: Pick<AuthService, "checkSecrets">;
  /** The folder that has to take what the site writes, or null where only the database does. */
  writesTo: string | null;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
}

/**
 * What the site needs to do its work: a read each time, the secrets, and a write at most once in five seconds.
 * @returns a check that rejects with what is missing
 */
export function createReadinessCheck({ database, auth, writesTo, now = () => performance.now() }: ReadinessParts) {
  const proveWrite = async (): Promise<void> => {
    await sql`
      insert into larkpost.readiness (id, checked_at) values (true, now())
      on conflict (id) do update set checked_at = excluded.checked_at`.execute(database.service);
    // The row above has its room already: whether there is more of it only a new file tells.
    if (writesTo !== null) await proveWritable(writesTo);
  };
  const wrote = once(proveWrite, writeGap, now);
  return async (): Promise<void> => {
    await Promise.all([sql`select 1`.execute(database.service), auth.checkSecrets(), wrote()]);
  };
}

/** Work whose outcome stands for a while, and of which there is never more than one under way. */
function once(work: () => Promise<void>, gap: number, now: () => number): () => Promise<void> {
  let outcome: Promise<void> | undefined;
  let begun = 0;
  let underWay = false;
  return () => {
    if (outcome === undefined || (!underWay && now() - begun >= gap)) {
      begun = now();
      underWay = true;
      outcome = work().finally(() => {
        underWay = false;
      });
    }
    return outcome;
  };
}
