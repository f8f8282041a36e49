export { schema } from "../../../server/database/schema.ts";
export type { Tables } from "../../../server/database/tables.ts";
export { siteLimits } from "../../../server/limits/site-limits.ts";
export { exposedTables } from "../../../server/messages/exposed-tables.ts";
export { readableTables } from "../../../schemas/readable-tables.ts";
