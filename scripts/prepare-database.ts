import { preparedDatabase } from "@site/backend";
import { schema } from "#server/database/schema.ts";

// This runs in a separate process, because creating a database takes 600 MB.
await preparedDatabase.make(schema);
