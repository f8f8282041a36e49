import { createServer } from "node:http";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openBackend, runAsOwner } from "@site/backend";
import { describeOnEachDatabase } from "@site/backend/testing";
import { listen } from "@site/testing/ports.ts";
import { readableTables } from "#schemas/readable-tables.ts";
import { toRecordsSource } from "../testing/records.ts";
import { createRecords } from "./records.ts";
import type { Tables } from "../database/tables.ts";

describeOnEachDatabase("records that pages show without scripts", (database) => {
  test("S7.4 S7.5 are the first hundred of each list, with their total, and further parts on request", async () => {
    await runAsOwner(database().db.withTables<Tables>(), async (transaction) => {
      await sql`delete from public.social_media_world`.execute(transaction);
      await sql`insert into public.social_media_world (platform_name, homepage_url)
        select chr(97 + n % 26) || ' of the same name', 'https://p.example/' from generate_series(0, 259) as n`.execute(
        transaction,
      );
    });
    const { read, readPart } = toRecordsSource(database());
    const { case_studies: caseStudies, social_media_world: platforms } = await read();
    expect([caseStudies.rows.length, caseStudies.total, caseStudies.hasNext]).toEqual([12, 12, false]);
    for (const { created_at: time } of caseStudies.rows) expect(time).toMatch(/^20\d\d-\d\d-\d\dT/);
    expect([platforms.rows.length, platforms.total, platforms.hasNext]).toEqual([100, 260, true]);
    const second = await readPart("social_media_world", { page: 2, letter: "" });
    const third = await readPart("social_media_world", { page: 3, letter: "" });
    expect([third.rows.length, third.hasNext]).toEqual([60, false]);
    const ids = [platforms, second, third].flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(260);
    const past = await readPart("social_media_world", { page: 4, letter: "" });
    expect(past).toMatchObject({ rows: [], hasNext: false });
    const fromY = await readPart("social_media_world", { page: 1, letter: "y" });
    expect(fromY.rows.map(({ platform_name: name }) => String(name)[0]).join("")).toBe("y".repeat(10) + "z".repeat(10));
  });

  test("D17 leave out a record whose planned time has not come, even as a neighbor or by its address", async () => {
    const [before, planned] = await toRecordsSource(database()).readCaseStudyNames();
    await runAsOwner(database().db.withTables<Tables>(), (transaction) =>
      sql`insert into planned.times (list, record_id, shown_from)
        values ('case_studies', ${planned?.id}, '2999-01-01')`.execute(transaction),
    );
    const { read, readPart, readCaseStudy, readCaseStudyNames } = toRecordsSource(database());
    const found = [
      (await read()).case_studies.rows,
      (await readPart("case_studies", { page: 1, letter: "" })).rows,
      await readCaseStudyNames(),
      [(await readCaseStudy(String(planned?.id)))?.caseStudy, (await readCaseStudy(String(before?.id)))?.next],
    ];
    expect(found.map((rows) => rows.filter((row) => row?.id === planned?.id))).toEqual([[], [], [], []]);
    expect(found.map((rows) => rows.length)).toEqual([11, 11, 11, 2]);
  });

  test("D14 a lowercase letter sorts before all names that begin with it, and the letter after Z before every other script", async () => {
    const names = [
      "Zürich",
      "ẑeta",
      "Žižkov",
      "zzz",
      "ʒed",
      "Ωmega",
      "Яндекс",
      "微信",
      "Ähre",
      "tz",
      "Tea",
      "t",
      "Szene",
    ];
    await runAsOwner(database().db.withTables<Tables>(), async (transaction) => {
      await sql`delete from public.social_media_world`.execute(transaction);
      await transaction
        .insertInto("social_media_world")
        .values(names.map((name) => ({ platform_name: name, homepage_url: "https://p.example/" })))
        .execute();
    });
    const { readPart } = toRecordsSource(database());
    const from = async (letter: string) =>
      (await readPart("social_media_world", { page: 1, letter })).rows.map((row) => String(row.platform_name));
    expect((await from("t")).slice(0, 3)).toEqual(["t", "Tea", "tz"]);
    expect((await from("z")).slice(0, 4).toSorted()).toEqual(["Zürich", "ẑeta", "Žižkov", "zzz"].toSorted());
    expect(await from("ʒ")).toEqual(["ʒed", "Ωmega", "Яндекс", "微信"]);
    expect(await from("a")).toHaveLength(names.length);
  });
});

/** Fakes a hosted project that returns at most `maxRows` per response. */
async function playProject(records: number, maxRows: number, total: string) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const query = new URL(request.url ?? "", "http://project.example").searchParams;
    const offset = Number(query.get("offset"));
    const end = Math.min(records, offset + Math.min(Number(query.get("limit")), maxRows));
    const rows = Array.from({ length: Math.max(0, end - offset) }, (_, index) => ({ id: offset + index + 1 }));
    const status = total !== "*" && offset > records ? 416 : 200;
    response.writeHead(status, { "content-range": `${rows.length > 0 ? `${offset}-${end - 1}` : "*"}/${total}` });
    response.end(JSON.stringify(rows));
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  onTestFinished(() => void server.close());
  const project = await openBackend({
    hosted: { url, publishableKey: "public" },
    tables: { readable: readableTables },
  });
  return { source: createRecords(project), requests: () => requests };
}

test("S7.4 a hosted project with a row limit is queried until the page is full or an answer is empty", async () => {
  const { source } = await playProject(150, 40, "*");
  const first = await source.readPart("case_studies", { page: 1, letter: "" });
  expect([first.rows.length, first.rows.at(-1)?.id, first.total, first.hasNext]).toEqual([100, 100, null, true]);
  const second = await source.readPart("case_studies", { page: 2, letter: "" });
  expect([second.rows.length, second.rows[0]?.id, second.hasNext]).toEqual([50, 101, false]);
});

test("S7.4 D33 a hosted project that returns the total is queried once for rows and translations", async () => {
  const { source, requests } = await playProject(12, 1_000, "12");
  const first = await source.readPart("case_studies", { page: 1, letter: "" });
  expect([first.rows.length, first.total, first.hasNext, requests()]).toEqual([12, 12, false, 2]);
  expect((await source.readPart("case_studies", { page: 3, letter: "" })).rows).toEqual([]);
});
