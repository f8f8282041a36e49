import { networkKey, derive } from "@site/http";
import type { AuthContext, Writer } from "./context.ts";

export const maxNetworks = 20;
/** Milliseconds: 90 days. Networks unused for longer are deleted. */
export const maxUnusedTime = 90 * 86_400_000;

/** The hash is keyed, so a database copy does not reveal the network. */
export function hashNetwork(auth: AuthContext, ip: string): string {
  return derive(auth.secrets.tokenKey, `network ${networkKey(ip)}`).toString("base64url");
}

export async function storeNetwork(
  auth: AuthContext,
  db: Writer,
  userId: string,
  ip: string,
  { passedSecondFactor } = { passedSecondFactor: false },
): Promise<void> {
  const now = auth.now();
  const used = { last_used_at: now, ...(passedSecondFactor && { second_step_at: now }) };
  await db
    .insertInto("auth_private.known_networks")
    .values({ user_id: userId, network: hashNetwork(auth, ip), ...used })
    .onConflict((conflict) => conflict.columns(["user_id", "network"]).doUpdateSet(used))
    .execute();
  const newest = db
    .selectFrom("auth_private.known_networks")
    .select("network")
    .where("user_id", "=", userId)
    .where("last_used_at", ">", new Date(now.getTime() - maxUnusedTime))
    // Sign-ins with the password alone must not push out a network that passed the second factor.
    .orderBy("second_step_at", (order) => order.desc().nullsLast())
    .orderBy("last_used_at", "desc")
    .limit(maxNetworks);
  await db
    .deleteFrom("auth_private.known_networks")
    .where("user_id", "=", userId)
    .where("network", "not in", newest)
    .execute();
}

export async function isKnownNetwork(auth: AuthContext, email: string, ip: string): Promise<boolean> {
  const known = await auth.db
    .selectFrom("auth_private.known_networks as known")
    .innerJoin("auth.users as user", "user.id", "known.user_id")
    .select("known.user_id")
    .where("user.email", "=", email)
    .where("known.network", "=", hashNetwork(auth, ip))
    .executeTakeFirst();
  return known !== undefined;
}

async function isSecondFactorNetwork(auth: AuthContext, userId: string, ip: string): Promise<boolean> {
  const known = await auth.db
    .selectFrom("auth_private.known_networks")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("network", "=", hashNetwork(auth, ip))
    .where("second_step_at", "is not", null)
    .executeTakeFirst();
  return known !== undefined;
}

/** Another person may have used the removed factor. */
export async function forgetSecondFactorNetworks(db: Writer, userId: string): Promise<void> {
  await db
    .updateTable("auth_private.known_networks")
    .set({ second_step_at: null })
    .where("user_id", "=", userId)
    .execute();
}

/** For an owner who may want to lock someone out. @param except the IP address of the session that stays */
export async function forgetNetworks(
  auth: AuthContext,
  db: Writer,
  userId: string,
  except: string | null,
): Promise<void> {
  const all = db.deleteFrom("auth_private.known_networks").where("user_id", "=", userId);
  await (except === null ? all : all.where("network", "!=", hashNetwork(auth, except))).execute();
}

/** Each known network of an account has a separate limit that other networks can't use up. */
export async function mailboxLimitKey(auth: AuthContext, email: string, ip: string): Promise<string> {
  return (await isKnownNetwork(auth, email, ip)) ? `${email} ${networkKey(ip)}` : email;
}

/** Networks that passed the second factor are counted separately. @returns a function that undoes the count */
export async function countSecondFactorAttempt(
  auth: AuthContext,
  userId: string,
  ip: string,
): Promise<() => Promise<void>> {
  const { limits } = auth;
  const isKnown = await isSecondFactorNetwork(auth, userId, ip);
  const limitKey = isKnown ? `${userId} ${networkKey(ip)}` : userId;
  await limits.spendAttempt("second-step-near", userId, ip, isKnown);
  await limits.spend("second-step-anywhere", limitKey);
  return async () => {
    await limits.clearAttempts("second-step-near", userId, ip, isKnown);
    await limits.refund("second-step-anywhere", limitKey);
  };
}
