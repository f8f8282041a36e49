import { setImmediate } from "node:timers/promises";
import type { KyselyPlugin } from "kysely";

/**
 * The embedded database computes on the thread that answers pages, and its promises alone never let go of it: a sign-in's
 * dozen statements would hold every page back for 15 ms. With this, whatever waits is answered after each statement.
 */
export const takeTurns: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    await setImmediate();
    return result;
  },
};
