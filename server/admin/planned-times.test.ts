import { sql } from "kysely";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { readableTables } from "#schemas/readable-tables.ts";
import { describeOnEachDatabase, type RestTester, testRest } from "@site/backend/testing";
import { recordLists } from "../content-records/record-lists.ts";
import { toRecordsSource } from "../testing/records.ts";
import type { AdminDb, AdminTables } from "./admin-tables.ts";
import { alwaysShown, watchPlannedTimes, writeTimes } from "./planned-times.ts";

const { "case-studies": studies, platforms } = recordLists;
const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 3_600_000)];

describeOnEachDatabase("planned times of records", (database) => {
  let db: AdminDb;
  let rest: RestTester;
  beforeAll(() => {
    db = database().db.withTables<AdminTables>();
    rest = testRest(database());
  });
  afterEach(async () => {
    vi.useRealTimers();
    await sql`delete from planned.times`.execute(db);
    await writeTimes(db, studies, 1, alwaysShown);
    await vi.waitUntil(async () => {
      const ids = await idsOnSite();
      return ids.includes(1) && ids.includes(2);
    }, 20_000);
  });

  const ask = () => rest.request("/case_studies?select=*&order=id", { headers: { Prefer: "count=exact" } });
  const idsOnSite = async () => (await (await ask()).json()).map(({ id }: { id: number }) => id);

  test.each([
    [{ shown_from: future, shown_until: null }, false],
    [{ shown_from: null, shown_until: past }, false],
    [{ shown_from: past, shown_until: future }, true],
    [{ shown_from: null, shown_until: future }, true],
  ])("S3.1 from and until decide whether a record is shown: %j", async (times, isThere) => {
    const before = await ask();
    const all: unknown[] = await before.json();
    await writeTimes(db, studies, 2, times);
    await expect.poll(async () => (await idsOnSite()).includes(2), { timeout: 20_000 }).toBe(isThere);
    const after = await ask();
    const rows: object[] = await after.json();
    const count = all.length - (isThere ? 0 : 1);
    expect(after.headers.get("content-range")).toBe(`0-${count - 1}/${count}`);
    expect(after.headers.get("etag") === before.headers.get("etag")).toBe(isThere);
    expect(Object.keys(rows[0] ?? {})).toEqual(readableTables.case_studies);
    const records = toRecordsSource(database());
    expect((await records.readCaseStudy("2")) !== null).toBe(isThere);
    expect((await records.readCaseStudy("1"))?.next?.id).toBe(isThere ? 2 : 3);
  });

  test("S3.2 the other list has its own times", async () => {
    await writeTimes(db, platforms, 1, { shown_from: future, shown_until: null });
    expect(await idsOnSite()).toContain(1);
    const rows = async () => (await rest.request("/social_media_world?select=id&id=eq.1")).json();
    await expect.poll(rows, { timeout: 20_000 }).toEqual([]);
  });

  test("S3.1 cached answers follow within half a minute of a planned time, without a write", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const end = await watchPlannedTimes(db, (error) => expect.unreachable(String(error)));
    expect(await idsOnSite()).toContain(2);
    // No notification is sent when a planned time passes.
    await sql`insert into planned.times values ('case_studies', 2, null, ${past})`.execute(db);
    expect(await idsOnSite()).toContain(2);
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await expect.poll(idsOnSite, { timeout: 20_000 }).not.toContain(2);
    await end();
  });

  test.each([
    [null, null],
    [future, past],
    [past, past],
  ])("empty or reversed times are refused: %j to %j", async (from, until) => {
    const inserting = sql`insert into planned.times values ('case_studies', 2, ${from}, ${until})`.execute(db);
    await expect(inserting).rejects.toMatchObject({ code: "23514" });
  });
});
