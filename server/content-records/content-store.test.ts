import { expect, test, vi } from "vitest";
import { runAsOwner } from "@site/backend";
import { describeOnEachDatabase } from "@site/backend/testing";
import { databaseStore } from "./content-store.ts";
import { type ContentRow, recordLists } from "./record-lists.ts";
import type { Tables } from "../database/tables.ts";

const { "case-studies": caseStudies, platforms } = recordLists;
const homepage_url = "https://one.example/";

describeOnEachDatabase("the lists in bulk", (database) => {
  const store = () => databaseStore(database().db);

  test("what was read and is written again changes nothing, to the microsecond", async () => {
    await runAsOwner(database().db.withTables<Tables>(), (transaction) =>
      transaction.updateTable("case_studies").set({ brand_name: "=1;\"'x" }).where("id", "=", 2).execute(),
    );
    for (const list of [caseStudies, platforms]) {
      const rows = await store().read(list, 0);
      expect(rows.length).toBeGreaterThan(10);
      expect(await store().write(list, rows, false)).toEqual({ added: 0, changed: 0, unchanged: rows.length });
      expect(await store().read(list, 0)).toEqual(rows);
      expect(await store().read(list, Number(rows.at(-1)?.id))).toEqual([]);
    }
  });

  test("rows are changed by id, added under theirs or the next, and left alone where they are already", async () => {
    const rows = [
      { id: 1, platform_name: "Changed", homepage_url },
      { id: 500, platform_name: "Five hundred", homepage_url },
      { platform_name: "First new", homepage_url },
      { platform_name: "Second new", homepage_url },
    ];
    const before = await store().read(platforms, 0);
    const counts = { added: 3, changed: 1, unchanged: 0 };
    expect(await store().write(platforms, rows, true)).toEqual(counts);
    expect(await store().read(platforms, 0)).toEqual(before);
    expect(await store().write(platforms, rows, false)).toEqual(counts);
    expect(await store().read(platforms, 499)).toEqual([rows[1], { id: 501, ...rows[2] }, { id: 502, ...rows[3] }]);
    expect((await store().read(platforms, 0))[0]).toEqual(rows[0]);
    expect(await store().write(platforms, rows, false)).toEqual({ added: 0, changed: 0, unchanged: 4 });
  });

  test("one bad row, and nothing of thousands is written", async () => {
    const before = await store().read(caseStudies, 0);
    const [first] = before;
    const rows: ContentRow[] = Array.from({ length: 2_500 }, (_, index) => ({ ...first, id: 1_000 + index }));
    rows.push({ ...first, id: 9_000, project_link: "http://no.example/" });
    await expect(store().write(caseStudies, rows, false)).rejects.toMatchObject({ code: "23514" });
    expect(await store().read(caseStudies, 0)).toEqual(before);
    const timeless = { ...first, id: 9_001, created_at: undefined };
    expect(await store().write(caseStudies, [timeless], false)).toMatchObject({ added: 1 });
    const [added] = await store().read(caseStudies, 9_000);
    expect(Date.parse(String(added?.created_at))).toBeGreaterThan(Date.parse(String(first?.created_at)));
    expect(await store().write(caseStudies, [timeless], false)).toMatchObject({ unchanged: 1 });
  });

  test("an import tells every process that the list changed", async () => {
    const changed = new Set<string>();
    database().onChange((table) => changed.add(table));
    await store().write(platforms, [{ platform_name: "Told", homepage_url }], false);
    await vi.waitFor(() => expect(changed).toContain("social_media_world"), 10_000);
  });

  test.each(["anon", "authenticated"] as const)("S6.1 %s can't import", async (role) => {
    for (const { importFunction } of [caseStudies, platforms]) {
      const calling = database().as({ role, claims: {} }, (transaction) =>
        transaction.selectNoFrom(({ fn }) => fn(`public.${importFunction}`, []).as("counts")).execute(),
      );
      await expect(calling).rejects.toMatchObject({ code: expect.stringMatching(/^42(501|883)$/) });
    }
  });
});
