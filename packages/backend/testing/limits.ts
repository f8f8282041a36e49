import { accountLimits } from "../auth/rate-limit-rules.ts";
import type { Database } from "../database/database.ts";
import { createLimits } from "../limits/limits.ts";
import { siteLimits } from "./site.ts";

/** The limits of accounts and site. The real ones are low, so tests that are not about them loosen them. */
export const testLimits = (database: Database, scale = 1_000_000) =>
  createLimits(database, scale, accountLimits).extendedBy(siteLimits);
