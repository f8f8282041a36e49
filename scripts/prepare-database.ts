import { preparedDatabase } from "@site/backend";
import { schema } from "#server/database/schema.ts";

// In a process of its own, so that the 600 MB that a new database takes are given back.
await preparedDatabase.make(schema);
