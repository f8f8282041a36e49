import { addressKey } from "../http/client-address.ts";
import type { AuthContext } from "./context.ts";
import { isSecondStepNetwork } from "./known-networks.ts";

/**
 * Counts a try at a second step: each network that passed it before has a count of its own, so that whoever else knows the
 * password can't use the day's tries up for the owner.
 * @returns the way to take it back, for a try that was right
 * @throws AuthError 429
 */
export async function countSecondFactorAttempt(
  context: AuthContext,
  userId: string,
  address: string,
): Promise<{ undo: () => Promise<void> }> {
  const { limits } = context;
  const isKnown = await isSecondStepNetwork(context, userId, address);
  const share = isKnown ? `${userId} ${addressKey(address)}` : userId;
  await limits.accountFromNetwork("second-step-near", userId, address, isKnown);
  await limits.account("second-step-anywhere", share);
  return {
    undo: async () => {
      await limits.clearAccountFromNetwork("second-step-near", userId, address, isKnown);
      await limits.refund("second-step-anywhere", share);
    },
  };
}
