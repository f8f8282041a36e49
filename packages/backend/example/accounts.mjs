import { fileURLToPath } from "node:url";
import { openBackend } from "@site/backend";
import { AuthClient } from "@supabase/auth-js";

const siteUrl = "http://localhost:3000";
const backend = await openBackend({
  folder: process.argv[2] ?? "data",
  schema: { migrations: [fileURLToPath(new URL("tables", import.meta.url))] },
  auth: { name: "Diary", siteUrl, confirmFirst: false },
  mail: async ({ to, link }) => console.log(`To ${to}: ${link.split("?")[0]}`),
});
const ask = (input, init) => backend.fetch(new Request(input, init));
const auth = new AuthClient({ url: `${siteUrl}/auth/v1`, fetch: ask, autoRefreshToken: false });

/** Writes and reads as the holder of an access token, limited to rows that the policy allows. */
async function keepDiary({ email, text }) {
  await auth.signUp({ email, password: "quiet harbour lantern" });
  const { data } = await auth.signInWithPassword({ email, password: "quiet harbour lantern" });
  const caller = await backend.callerOf(`Bearer ${data.session.access_token}`);
  await backend.as(caller, (db) => db.insertInto("diary").values({ text }).execute());
  console.log(await backend.as(caller, (db) => db.selectFrom("diary").select("text").execute()));
  await auth.signOut();
}
await keepDiary({ email: "ruth@marlow.example", text: "Baked forty loaves." });
await keepDiary({ email: "omar@harbor.example", text: "Sold all the fish." });
await backend.close();
