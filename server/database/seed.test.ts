import { expect, test } from "vitest";
import { runAsOwner } from "@site/backend";
import { describeOnBothDatabases } from "@site/backend/testing";
import type { Tables } from "./tables.ts";

describeOnBothDatabases("seeds", (database) => {
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
