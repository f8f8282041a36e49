import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { createPostgresDatabase, temporaryFolder } from "@site/backend/testing";
import { listen } from "@site/testing/ports.ts";
import { larkpost } from "./testing.ts";

/** Milliseconds: a process for each command. */
const slow = 60_000;
const secretKey = "sb_secret_of_the_owner";

const folder = temporaryFolder();
const file = (name: string) => path.join(folder, name);
const { url, open } = await createPostgresDatabase();
await open();
const pool = new pg.Pool({ connectionString: url });
afterAll(() => pool.end());

const content = (words: string[], settings: Record<string, string> = { DATABASE_URL: url }) =>
  larkpost(["content", ...words], { DATA_DIR: "/nowhere/at/all", ...settings });

test("a list goes to Excel and back on a Postgres server; a wrong row is reported and changes nothing", {
  timeout: slow,
}, async () => {
  const exported = await content(["export", "platforms", file("a.csv"), "--semicolons"]);
  expect(exported).toMatchObject({ status: 0, output: expect.stringMatching(/^Rows exported to .*a\.csv: \d+\.\n$/) });
  const lines = readFileSync(file("a.csv"), "utf8").split("\r\n");
  expect(lines.slice(0, 2)).toEqual(["\uFEFFid;platform_name;homepage_url", "1;Facebook;https://www.facebook.com/"]);
  writeFileSync(
    file("b.csv"),
    [...lines.slice(0, 4).join("\r\n").replace(";X;", ";X again;"), "\r\n;New;https://new.example/\r\n"].join(""),
  );
  const tried = await content(["import", "platforms", file("b.csv"), "--dry-run"]);
  expect(tried.output).toBe(
    "Rows of b.csv: 4, all right. Added: 1, changed: 1, left as they were: 2. This was a dry run: nothing was written.\n",
  );
  const [imported, again] = [
    await content(["import", "platforms", file("b.csv")]),
    await content(["import", "platforms", file("b.csv")]),
  ];
  expect(imported.output).toBe("Rows of b.csv: 4, all right. Added: 1, changed: 1, left as they were: 2.\n");
  expect(again.output).toBe("Rows of b.csv: 4, all right. Added: 0, changed: 0, left as they were: 4.\n");
  writeFileSync(file("c.csv"), "platform_name,homepage_url\nOne,https://one.example/\nTwo,two.example\n");
  expect(await content(["import", "platforms", file("c.csv")])).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^One value is wrong, so nothing was written\.\nrow 3, column homepage_url: /),
  });
  expect((await pool.query("select from social_media_world where platform_name = 'One'")).rowCount).toBe(0);
});

test("what can't be done is one sentence", { timeout: slow }, async () => {
  const hosted = { SUPABASE_URL: "https://project.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
  writeFileSync(file("there.json"), "[]");
  const [there, none, keyless, plain] = await Promise.all([
    content(["export", "platforms", file("there.json")]),
    content(["import", "platforms", file("none.json")]),
    content(["import", "platforms", file("there.json")], hosted),
    content(["import", "platforms", file("there.json")], {
      ...hosted,
      SUPABASE_URL: "http://project.example",
      SUPABASE_SECRET_KEY: secretKey,
    }),
  ]);
  expect(there).toMatchObject({ status: 2, output: `${file("there.json")} is there already: name another file.\n` });
  expect(none).toMatchObject({ status: 1, output: `There is no file ${file("none.json")}.\n` });
  expect(keyless).toMatchObject({ status: 1, output: expect.stringMatching(/^SUPABASE_SECRET_KEY is missing: .*\n$/) });
  expect(plain).toMatchObject({ status: 1, output: expect.stringMatching(/^SUPABASE_URL has to be an https .*\n$/) });
});

/** As PostgREST, with the role of the secret key, on the tests' database. */
async function startHostedProject() {
  await pool.query("create policy owner on public.social_media_world to service_role using (true) with check (true)");
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    const { pathname, searchParams } = new URL(request.url ?? "", "http://project");
    requests.push(`${request.method} ${pathname}`);
    const body = await text(request);
    if (request.headers.apikey !== secretKey) return reply(401, { message: "Invalid API key" });
    const client = await pool.connect();
    try {
      await client.query("begin; set local role service_role");
      if (pathname === "/rest/v1/rpc/import_social_media_world") {
        const { given, dry_run: dryRun } = JSON.parse(body);
        const statement = "select to_json(counts) as counts from public.import_social_media_world($1, $2) counts";
        const { rows } = await client.query(statement, [JSON.stringify(given), dryRun]);
        reply(200, rows[0].counts);
      } else {
        const after = searchParams.get("id")?.replace("gt.", "");
        // Fewer rows than requested: a project has its own limit.
        const statement = "select * from public.social_media_world where id > $1 order by id limit 30";
        reply(
          200,
          (await client.query(statement, [after])).rows.map((row) => ({ ...row, id: Number(row.id) })),
        );
      }
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      reply(400, { code: "23514", message: String(error) });
    } finally {
      client.release();
    }
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, requests, close: () => server.close() };
}

test("on a hosted project with the owner's key, which is printed nowhere; each import is one call", {
  timeout: slow,
}, async () => {
  const project = await startHostedProject();
  const settings = { SUPABASE_URL: project.url, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
  const withKey = { ...settings, SUPABASE_SECRET_KEY: secretKey };
  const exported = await content(["export", "platforms", file("hosted.json")], withKey);
  expect(exported.status).toBe(0);
  const rows: { id: number; platform_name: string }[] = JSON.parse(readFileSync(file("hosted.json"), "utf8"));
  expect(rows.length).toBeGreaterThan(60);
  writeFileSync(
    file("changed.json"),
    JSON.stringify([
      ...rows.slice(0, 2),
      { ...rows[2], platform_name: "Renamed" },
      { platform_name: "Added", homepage_url: "https://a.example/" },
    ]),
  );
  project.requests.length = 0;
  const imported = await content(["import", "platforms", file("changed.json")], withKey);
  expect(imported).toMatchObject({
    status: 0,
    output: expect.stringContaining("Added: 1, changed: 1, left as they were: 2."),
  });
  expect(project.requests).toEqual(["POST /rest/v1/rpc/import_social_media_world"]);
  const refused = await content(["import", "platforms", file("changed.json")], {
    ...settings,
    SUPABASE_SECRET_KEY: "sb_secret_wrong",
  });
  expect(refused).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^The hosted project refused SUPABASE_SECRET_KEY/),
  });
  for (const { output } of [exported, imported, refused]) expect(output).not.toMatch(/sb_secret_/);
  project.close();
});
