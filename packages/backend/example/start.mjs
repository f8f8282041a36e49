import { fileURLToPath } from "node:url";
import { openBackend } from "@site/backend";

const backend = await openBackend({
  folder: process.argv[2] ?? "data",
  schema: { migrations: [fileURLToPath(new URL("tables", import.meta.url))] },
  tables: { readable: { notes: ["id", "text"] }, insertable: {} },
  auth: { name: "Notes", siteUrl: "http://localhost:3000", confirmFirst: false },
  mail: async ({ kind, to }) => console.log(`${kind} for ${to}`),
});
const answer = await backend.fetch(new Request("http://localhost:3000/rest/v1/notes?select=text"));
console.log(await answer.text());
await backend.close();
