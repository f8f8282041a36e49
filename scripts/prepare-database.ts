import { prepareFolder } from "#server/database/prepared-folder.ts";

// In a process of its own, so that the 600 MB that a new database takes are given back.
await prepareFolder();
