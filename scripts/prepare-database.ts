import { preparedDatabase } from "@site/backend";
import { schema } from "#server/database/schema.ts";

// In a separate process, which frees the 600 MB that creating a database takes.
await preparedDatabase.make(schema);
