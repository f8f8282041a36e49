import { receiptLimits } from "#content/receipt-limits.ts";
import { type LinkHashes, requireUsable } from "../mail/email-link.ts";
import { later } from "../lib/utc-time.ts";
import type { Db } from "../database/tables.ts";

const proofs = "privacy.proofs";

const afterProofTime = (now: Date): Date => later(now, receiptLimits.proofMinutes * 60_000);

/** Stores that the email with this link is on its way to an address. */
export async function storeRequest(
  db: Db,
  { address, tokenHash, keyHash, now }: LinkHashes & { address: string; now: Date },
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
 * Uses up the link of an email. From then on, the session gives access instead.
 * @throws ProblemError `expired`, `other-browser`
 */
export function spendLink(
  db: Db,
  { sessionHash, now, ...link }: LinkHashes & { sessionHash: string; now: Date },
): Promise<Proof> {
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom(proofs)
      .select(["id", "address", "key_hash"])
      .where("token_hash", "=", link.tokenHash)
      .where("expires_at", ">", now)
      .forUpdate()
      .executeTakeFirst();
    requireUsable(found, link);
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
