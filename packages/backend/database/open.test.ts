import { sql } from "kysely";
import { expect, test } from "vitest";
import { SERVICE_ROLE } from "./roles.ts";
import { describeOnEachDatabase } from "./testing.ts";

describeOnEachDatabase("a database", (database) => {
  test("runs work with a caller's role and claims, and resets them afterwards", async () => {
    const who = await database().as(
      { role: "authenticated", claims: { sub: "4ef27a52-1d37-4d4c-b4b0-0ef10b7a2f5a" } },
      async (transaction) => {
        const { rows } = await sql<{ role: string; uid: string; claimed: string }>`
          select current_user as role, auth.uid() as uid, auth.role() as claimed`.execute(transaction);
        return rows[0];
      },
    );
    expect(who).toEqual({
      role: "authenticated",
      uid: "4ef27a52-1d37-4d4c-b4b0-0ef10b7a2f5a",
      claimed: "authenticated",
    });
    const { rows } = await sql<{ role: string; uid: string | null }>`
      select current_user as role, auth.uid() as uid`.execute(database().db);
    expect(rows).toEqual([{ role: SERVICE_ROLE, uid: null }]);
  });
});
