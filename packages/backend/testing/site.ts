/** The site, whose tables and settings the tests of the backend use as their example. */
export { schema } from "../../../server/database/schema.ts";
export type { Tables } from "../../../server/database/tables.ts";
export { siteLimits } from "../../../server/limits/site-limits.ts";
export { exposedTables } from "../../../server/messages/exposed-tables.ts";
export { readableTables } from "../../../shared/readable-tables.ts";
