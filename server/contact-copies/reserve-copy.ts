import type { Limits } from "@site/backend";
import { networksOf } from "@site/http";

/**
 * Counts a copy for a message from a network address, and tells whether it may be sent: few from one network and in total, so that nobody
 * can make the site email many strangers. The message is stored in any case, and the response to its sender is the same.
 */
export const reserveCopy =
  (limits: Pick<Limits, "spend">) =>
  async (address: string): Promise<boolean> =>
    (await limits.spend("copy", networksOf(address))) === null;
