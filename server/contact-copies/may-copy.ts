import { AuthError } from "../auth/auth-error.ts";
import type { Limits } from "../auth/rate-limits.ts";

/**
 * Whether a message from a network address may ask for a copy: few from one network and in total, so that nobody can make the site email
 * many strangers. The message is stored in any case, and the response to its sender is the same.
 */
export const mayCopy =
  (limits: Pick<Limits, "address" | "allows">) =>
  async (address: string): Promise<boolean> => {
    try {
      await limits.address("copy", address);
    } catch (error) {
      if (error instanceof AuthError && error.status === 429) return false;
      throw error;
    }
    return limits.allows("copies-everyone", "everyone");
  };
