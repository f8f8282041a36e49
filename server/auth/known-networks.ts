import { createHmac } from "node:crypto";
import { addressKey } from "./client-address.ts";
import type { AuthContext, Writer } from "./context.ts";

/** How many networks an account remembers, and milliseconds since the last sign-in from one: 90 days. */
const mostNetworks = 20;
const longestUnused = 90 * 86_400_000;

/** A network address as it is kept: nobody reads it out of a copy of the database. */
export function hashNetwork(context: AuthContext, address: string): string {
  return createHmac("sha256", context.secrets.tokenKey)
    .update(`network ${addressKey(address)}`)
    .digest("base64url");
}

/** Notes that somebody signed in to the account from this network address. */
export async function rememberNetwork(
  context: AuthContext,
  db: Writer,
  userId: string,
  address: string,
): Promise<void> {
  const now = context.now();
  await db
    .insertInto("auth_private.known_networks")
    .values({ user_id: userId, network: hashNetwork(context, address), last_used_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "network"]).doUpdateSet({ last_used_at: now }))
    .execute();
  const kept = db
    .selectFrom("auth_private.known_networks")
    .select("network")
    .where("user_id", "=", userId)
    .where("last_used_at", ">", new Date(now.getTime() - longestUnused))
    .orderBy("last_used_at", "desc")
    .limit(mostNetworks);
  await db
    .deleteFrom("auth_private.known_networks")
    .where("user_id", "=", userId)
    .where("network", "not in", kept)
    .execute();
}

/** Whether somebody signed in to the account of this mailbox from this network before. */
export async function isKnownNetwork(context: AuthContext, email: string, address: string): Promise<boolean> {
  const known = await context.db
    .selectFrom("auth_private.known_networks as known")
    .innerJoin("auth.users as user", "user.id", "known.user_id")
    .select("known.user_id")
    .where("user.email", "=", email)
    .where("known.network", "=", hashNetwork(context, address))
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * What a limit on a mailbox is counted by: the networks of its account have a count each, so that nobody elsewhere can use
 * it up for them.
 */
export async function mailboxShare(context: AuthContext, email: string, address: string): Promise<string> {
  return (await isKnownNetwork(context, email, address)) ? `${email} ${addressKey(address)}` : email;
}
