import { addressKey } from "@site/http";
import type { AuthContext } from "./context.ts";
import { isSecondFactorNetwork } from "./known-networks.ts";

/**
 * Counts an attempt at the second factor. Each network that passed it before has a count of its own, so that somebody else who
 * knows the password can't use up the owner's attempts of the day.
 * @returns a function that takes the count back, for a right attempt
 * @throws LimitError
 */
export async function countSecondFactorAttempt(
  context: AuthContext,
  userId: string,
  address: string,
): Promise<{ undo: () => Promise<void> }> {
  const { limits } = context;
  const isKnown = await isSecondFactorNetwork(context, userId, address);
  const share = isKnown ? `${userId} ${addressKey(address)}` : userId;
  await limits.spendAttempt("second-step-near", userId, address, isKnown);
  await limits.spend("second-step-anywhere", share);
  return {
    undo: async () => {
      await limits.clearAttempts("second-step-near", userId, address, isKnown);
      await limits.refund("second-step-anywhere", share);
    },
  };
}
