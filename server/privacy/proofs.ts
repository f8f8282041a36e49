import type { Kysely } from "kysely";
import { receiptLimits } from "#content/receipt-limits.ts";
import type { PrivacyTables } from "./privacy-tables.ts";

type Db = Kysely<PrivacyTables>;

const proofs = "privacy.proofs";

const afterProofTime = (now: Date): Date => new Date(now.getTime() + receiptLimits.proofMinutes * 60_000);

/** Stores that the email with this token is on its way to an address. */
export async function storeRequest(
  db: Db,
  { address, tokenHash, keyHash, now }: { address: string; tokenHash: string; keyHash: string | null; now: Date },
): Promise<void> {
  await db
    .insertInto(proofs)
    .values({
      address,
      token_hash: tokenHash,
      key_hash: keyHash,
      session_hash: null,
      expires_at: afterProofTime(now),
    })
    .execute();
}

/** An address that is proved for a while. */
export interface Proof {
  address: string;
  expiresAt: Date;
}

/**
 * Uses up the token of an email, if it has not expired. From then on, the session gives access instead.
 * @param keyHash of the key that the browser holds; null where a person pressed the button
 * @returns "other-browser" where the key differs from the one that the email was requested with; the token then stays unused
 */
export function useToken(
  db: Db,
  {
    tokenHash,
    keyHash,
    sessionHash,
    now,
  }: { tokenHash: string; keyHash: string | null; sessionHash: string; now: Date },
): Promise<Proof | "expired" | "other-browser"> {
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom(proofs)
      .select(["id", "address", "key_hash"])
      .where("token_hash", "=", tokenHash)
      .where("expires_at", ">", now)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return "expired";
    if (keyHash !== null && keyHash !== found.key_hash) return "other-browser";
    const expiresAt = afterProofTime(now);
    await transaction
      .updateTable(proofs)
      .set({ token_hash: null, key_hash: null, session_hash: sessionHash, expires_at: expiresAt })
      .where("id", "=", found.id)
      .execute();
    return { address: found.address, expiresAt };
  });
}

/** What a session proves now, or null. */
export async function proofOf(db: Db, sessionHash: string, now: Date): Promise<Proof | null> {
  const row = await db
    .selectFrom(proofs)
    .select(["address", "expires_at as expiresAt"])
    .where("session_hash", "=", sessionHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes expired rows, including the addresses of requests whose email's link was never used. */
export async function sweepProofs(db: Db, now: Date): Promise<void> {
  await db.deleteFrom(proofs).where("expires_at", "<=", now).execute();
}
