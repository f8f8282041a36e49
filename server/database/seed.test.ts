import { expect, test } from "vitest";
import { runAsOwner } from "@site/backend";
import { describeOnBothDatabases } from "@site/backend/testing";
import type { Tables } from "./tables.ts";

describeOnBothDatabases("seeds", (database) => {
  test("S3.1 a new database holds 12 case studies with every column filled", async () => {
    const rows = await database()
      .db.withTables<Tables>()
      .selectFrom("case_studies")
      .selectAll()
      .orderBy("id")
      .execute();
    expect(rows.map((row) => row.id)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    for (const row of rows) {
      const { id, created_at, project_link, industry_type, brand_name, ...texts } = row;
      expect(created_at).toBeInstanceOf(Date);
      for (const text of [project_link, industry_type, brand_name]) expect(text).not.toBe("");
      for (const text of Object.values(texts)) expect(text.length, `row ${id}`).toBeGreaterThan(60);
    }
  });

  test("S3.2 a new database holds at least 80 platforms", async () => {
    const rows = await database().db.withTables<Tables>().selectFrom("social_media_world").selectAll().execute();
    expect(rows.length).toBeGreaterThanOrEqual(80);
    expect(new Set(rows.map((row) => row.platform_name)).size).toBe(rows.length);
    for (const row of rows) expect(new URL(row.homepage_url).protocol).toBe("https:");
  });

  test("a row added after the seeds gets a new id", async () => {
    const added = await runAsOwner(database().db.withTables<Tables>(), (transaction) =>
      transaction
        .insertInto("social_media_world")
        .values({ platform_name: "Added", homepage_url: "https://added.example/" })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    expect(added.id).toBeGreaterThan(80);
  });

  test("D14 platform names sort regardless of case", async () => {
    const rows = await database()
      .db.withTables<Tables>()
      .selectFrom("social_media_world")
      .selectAll()
      .orderBy("platform_name")
      .execute();
    const names = rows.map((row) => row.platform_name);
    expect(names).toEqual([...names].sort(new Intl.Collator("und").compare));
    expect(names.indexOf("bol")).toBeGreaterThan(names.indexOf("Behance"));
    expect(names.indexOf("bol")).toBeLessThan(names.indexOf("Canva"));
    expect(names.indexOf("eBay")).toBeGreaterThan(names.indexOf("Dribbble"));
    expect(names.indexOf("eBay")).toBeLessThan(names.indexOf("Facebook"));
  });
});
