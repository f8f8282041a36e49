import { beforeAll, expect, test, vi } from "vitest";
import { sceneOfTrade } from "#content/trades.ts";
import { recordLists } from "#server/content-records/record-lists.ts";
import { describeOnEachDatabase } from "@site/backend/testing";
import { toRecordsSource } from "#server/testing/records.ts";
import { changeRecords, forgetChanges, listChanges, readRecord, undoChange } from "#server/admin/records.ts";
import { startTestDesk, type TestDesk, type TestOperator } from "./testing.ts";

const { "case-studies": caseStudies, platforms } = recordLists;

const story = {
  brand_name: "Kiln & Co",
  industry_type: "Ceramics",
  company_introduciton: "Two kilns.\r\n\r\nOne wheel.",
  brand_position: "Plates that last",
  callboration: "Email, since March",
  marketing_strategy: "One line on Thursday",
  key_results: "62 % more orders",
  project_link: "https://kiln.example/",
};

describeOnEachDatabase("the site's lists at the desk", (database) => {
  let desk: TestDesk;
  let ines: TestOperator;
  beforeAll(async () => {
    desk = await startTestDesk(database());
    ines = await desk.logIn("Ines Ortega");
  });

  const latestUndo = async (path: string) => /action="([^"]+\/undo)"/.exec(await ines.page(path))?.[1] ?? "";
  const findId = async (path: string, name: string) => {
    const page = await ines.page(`${path}?q=${encodeURIComponent(name)}`);
    return Number(new RegExp(`href="${path}/(\\d+)"`).exec(page)?.[1]);
  };

  test("a story is added, changed and deleted; the site shows each step at once, and each can be undone", async () => {
    const records = toRecordsSource(database());
    /** Waits until the rows match, because the site rereads them only after a change notification. */
    const onSite = (matches: (rows: string) => void) =>
      vi.waitFor(async () => matches(JSON.stringify((await records.read()).case_studies.rows)), 20_000);

    const added = await ines.post("/case-studies/new", { ...story, do: "save" });
    expect([added.status, added.headers.get("location")]).toEqual([303, "/case-studies"]);
    expect(await ines.page("/case-studies")).toContain("It is on the site now.");
    const id = await findId("/case-studies", "Kiln");
    expect(await readRecord(desk.db, caseStudies, id)).toMatchObject({
      ...story,
      company_introduciton: "Two kilns.\n\nOne wheel.",
    });
    await onSite((rows) => expect(rows).toContain("Kiln & Co"));

    await ines.post(`/case-studies/${id}`, { ...story, key_results: "70 % more orders", do: "save" });
    await onSite((rows) => expect(rows).toContain("70 % more orders"));
    await ines.post(await latestUndo("/case-studies"));
    await onSite((rows) => expect(rows).toContain("62 % more orders"));

    const before = await readRecord(desk.db, caseStudies, id);
    expect(await ines.page(`/case-studies/${id}/delete`)).toContain("Delete Kiln &amp; Co?");
    await ines.post(`/case-studies/${id}/delete`);
    await onSite((rows) => expect(rows).not.toContain("Kiln & Co"));
    expect((await ines.get(`/case-studies/${id}`)).status).toBe(404);
    await ines.post(await latestUndo("/case-studies"));
    expect(await readRecord(desk.db, caseStudies, id)).toEqual(before);
    expect(await ines.page("/case-studies")).toMatch(
      /Kiln &amp; Co was deleted by Ines Ortega.*Undone by Ines Ortega/s,
    );
  });

  test("D33 a German translation is shown without another request and undone at once, and a partial one is refused", async () => {
    const records = toRecordsSource(database());
    const german = Object.fromEntries(caseStudies.translated.map((text) => [`de.${text}`, `Deutsch <b>${text}</b>`]));
    const [{ id: number }] = (await records.read()).case_studies.rows as [Record<string, unknown>];
    const id = Number(number);
    const stored = await readRecord(desk.db, caseStudies, id);
    const form = Object.fromEntries(Object.entries(stored ?? {}).map(([name, value]) => [name, String(value)]));

    for (const [text, problem] of [
      ["", "Please fill this in."],
      ["x".repeat(5_000), "At most 4,000 characters."],
      ["a\u202Eb", "Please remove characters"],
    ] as const) {
      const refused = await ines.post(`/case-studies/${id}`, {
        ...form,
        ...german,
        "de.key_results": text,
        do: "save",
      });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain(problem);
    }
    expect(await readRecord(desk.db, caseStudies, id)).toEqual(stored);

    await ines.post(`/case-studies/${id}`, { ...form, ...german, do: "save" });
    expect(await readRecord(desk.db, caseStudies, id)).toEqual({ ...stored, ...german });
    expect(await ines.page(`/case-studies/${id}`)).toContain("Deutsch: translated");
    const said = await records.readCaseStudy(String(id));
    expect(said?.caseStudy).toMatchObject({ translations: { de: { key_results: "Deutsch <b>key_results</b>" } } });

    expect((await ines.page("/case-studies/export.csv")).split("\n", 1)[0]).toContain("es.key_results");
    await ines.post(await latestUndo("/case-studies"));
    expect(await readRecord(desk.db, caseStudies, id)).toEqual(stored);
  });

  test("an invalid form changes nothing, keeps the input, and shows an error next to each field", async () => {
    const wrong = { ...story, brand_name: " ", project_link: "kiln.example", marketing_strategy: "x".repeat(4001) };
    const refused = await ines.post("/case-studies/new", { ...wrong, brand_position: "<b>kept</b>", do: "save" });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    for (const message of ["Please fill this in.", "Start the address with https://", "At most 4,000 characters."]) {
      expect(page).toContain(message);
    }
    expect(page).toContain("&lt;b&gt;kept&lt;/b&gt;");
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(3);
    for (const link of ["javascript:alert(1)", "http://x.example/", "https://"]) {
      expect((await ines.post("/case-studies/new", { ...story, project_link: link, do: "save" })).status).toBe(422);
    }
    expect(await ines.page("/case-studies?q=kept")).toContain("Nothing here.");
  });

  test("a preview shows the input and saves nothing", async () => {
    const shown = await ines.post("/case-studies/new", { ...story, brand_name: "Only <i>seen</i>", do: "preview" });
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain("<bdi>Only &lt;i&gt;seen&lt;/i&gt;</bdi>");
    expect(await ines.page("/case-studies?q=seen")).toContain("Nothing here.");
  });

  test.each(["Ceramics", "Veterinary care", "Something else entirely", "<img src=x onerror=alert(1)>", ""])(
    "a preview of the trade %j has the site's drawing",
    async (trade) => {
      const { alt } = sceneOfTrade(trade);
      const shown = await ines.post("/case-studies/new", { ...story, industry_type: trade, do: "preview" });
      const page = await shown.text();
      expect(page).toContain(`alt="${alt}" width="360" height="230"`);
    },
  );

  test("a change can't be undone twice, or after a later one", async () => {
    const row = { platform_name: "Overlap", homepage_url: "https://one.example/" };
    const by = { operator: "Sam" };
    const first = await changeRecords(desk.db, platforms, { ...by, kind: "create", rows: [row] });
    const id = await findId("/platforms", "Overlap");
    const second = await changeRecords(desk.db, platforms, {
      ...by,
      kind: "edit",
      rows: [{ ...row, id, platform_name: "Overlap 2" }],
    });
    expect(
      await changeRecords(desk.db, platforms, {
        ...by,
        kind: "edit",
        rows: [{ ...row, id, platform_name: "Overlap 2" }],
      }),
    ).toBeNull();
    const undo = (change: string | null) => undoChange(desk.db, change ?? "", "Sam");
    expect(await undo(first)).toBe("changed");
    expect(await undo(second)).toBe("undone");
    expect(await undo(second)).toBe("gone");
    expect(await undo(first)).toBe("undone");
    expect(await readRecord(desk.db, platforms, id)).toBeNull();
    expect((await ines.post("/platforms/changes/00000000-0000-0000-0000-000000000000/undo")).status).toBe(303);
    expect(await ines.page("/platforms")).toContain("It no longer exists.");
    for (const none of ["x", "-".repeat(36), "0".repeat(36)]) {
      expect((await ines.post(`/platforms/changes/${none}/undo`)).status).toBe(404);
    }
  });

  test("changes are kept for thirty days, then deleted with their texts", async () => {
    await changeRecords(desk.db, platforms, {
      kind: "create",
      operator: "Sam",
      rows: [{ platform_name: "Forgotten", homepage_url: "https://one.example/" }],
    });
    const day = 86_400_000;
    const at = (days: number) => new Date(Date.now() + days * day);
    await forgetChanges(desk.db, at(29));
    expect(await listChanges(desk.db, platforms, at(29))).not.toEqual([]);
    expect(await listChanges(desk.db, platforms, at(31))).toEqual([]);
    await forgetChanges(desk.db, at(31));
    expect(await desk.db.selectFrom("admin.changed_records").select("record_id").execute()).toEqual([]);
  });

  test("D17 a planned record waits for its time, entered and shown in business time, and is in the list of plans", async () => {
    const records = toRecordsSource(database());
    const platform = { platform_name: "Winter market", homepage_url: "https://winter.example/", do: "save" };
    const refused = await ines.post("/platforms/new", { ...platform, shown_from: "2099-03-29T02:30" });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("This is not a valid time")]);
    for (const shown_until of ["0000-01-01T00:00", "0999-12-31T23:59", "9999-12-31T23:59"]) {
      expect([shown_until, (await ines.post("/platforms/new", { ...platform, shown_until })).status]).toEqual([
        shown_until,
        422,
      ]);
    }
    const times = { shown_from: "2099-12-01T09:00", shown_until: "2099-12-24T18:00" };
    const backward = { shown_from: times.shown_until, shown_until: times.shown_from };
    const wrong = await ines.post("/platforms/new", { ...platform, ...backward });
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining("It ends before it begins.")]);
    const before = (await records.read()).social_media_world.total;

    await ines.post("/platforms/new", { ...platform, ...times });
    expect(await ines.page("/platforms")).toContain("The site shows it at its time.");
    const id = await findId("/platforms", "Winter");
    const stored = await desk.db.selectFrom("planned.times").selectAll().executeTakeFirst();
    expect(stored?.shown_from?.toISOString()).toBe("2099-12-01T08:00:00.000Z");
    const form = await ines.page(`/platforms/${id}`);
    for (const time of Object.values(times)) expect(form).toContain(`value="${time}"`);
    expect(await ines.page("/planned")).toMatch(
      /href="\/platforms\/\d+".*Winter market.*Platform · From Dec 1, 2099, 09:00\. Until Dec 24, 2099, 18:00\./s,
    );
    expect((await records.read()).social_media_world.total).toBe(before);

    await ines.post(`/platforms/${id}`, platform);
    expect(await ines.page("/planned")).toContain("Nothing is planned.");
    await vi.waitFor(
      async () => expect((await records.read()).social_media_world.total).toBe(Number(before) + 1),
      20_000,
    );
  });

  const csv = (text: string) => ({ file: new File([text], "platforms.csv", { type: "text/csv" }) });

  const checkedFile = (page: string) => /name="checked" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const importFile = async (section: string, text: string) => {
    const preview = await (await ines.post(`/${section}/import`, csv(text))).text();
    const { status } = await ines.post(`/${section}/import`, { checked: checkedFile(preview) });
    expect(status).toBe(303);
    return preview;
  };

  test("twenty platforms are imported from one Excel file after a check, and undone together", async () => {
    const lines = Array.from({ length: 20 }, (_, index) => `Batch ${index};https://batch${index}.example/`);
    const file = `\ufeffplatform_name;homepage_url\r\n${lines.join("\r\n")}\r\n`;
    const preview = await (await ines.post("/platforms/import", csv(file))).text();
    expect(preview).toContain("20 records would be added, 0 changed, and 0 left as they are.");
    expect(await ines.page("/platforms?q=Batch")).toContain("Nothing here.");
    await ines.post("/platforms/import", { checked: checkedFile(preview) });
    expect(await ines.page("/platforms")).toMatch(
      /20 records of the file are on the site now\..*20 records were imported by Ines Ortega/s,
    );
    expect(await ines.page("/platforms?q=Batch%2019")).toContain("https://batch19.example/");
    await ines.post("/platforms/import", csv(file));
    expect(await ines.page("/platforms")).toContain("Everything in the file is already on the site.");
    await ines.post(await latestUndo("/platforms"));
    expect(await ines.page("/platforms?q=Batch")).toContain("Nothing here.");
    // New ids follow the highest one, including imported ids.
    const far = "id,platform_name,homepage_url\n900,Far,https://far.example/\n3,Near,https://near.example/\n";
    expect(await importFile("platforms", far)).toMatch(/New: Far.*Near: platform_name, homepage_url/s);
    await ines.post("/platforms/new", {
      platform_name: "After far",
      homepage_url: "https://after.example/",
      do: "save",
    });
    expect(await findId("/platforms", "After far")).toBe(901);
  });

  test.each(["case-studies", "platforms"] as const)(
    "downloaded %s are imported unchanged, and only edits are written",
    async (section) => {
      const answer = await ines.get(`/${section}/export.csv`);
      expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${section}.csv"`);
      const file = Buffer.from(await answer.arrayBuffer()).toString();
      await ines.post(`/${section}/import`, csv(file));
      expect(await ines.page(`/${section}`)).toContain("Everything in the file is already on the site.");
      const [head = "", first = "", ...rest] = file.split("\r\n");
      const changed = first.replace("https://", "https://changed.");
      const preview = await importFile(section, [head, changed, ...rest].join("\r\n"));
      expect(preview).toMatch(/0 records would be added, one changed, and \d+ left as they are\./);
      await ines.post(await latestUndo(`/${section}`));
      expect(Buffer.from(await (await ines.get(`/${section}/export.csv`)).arrayBuffer()).toString()).toBe(file);
    },
  );

  test.each([
    ["", "Choose a file first."],
    ["platform_name,homepage_url\n", "no row below the names"],
    ["platform_name,homepage_url\nOne,http://one.example/\n", "row 2, column homepage_url"],
    ["name,url\nx,y\n", "but it names &quot;name&quot;, &quot;url&quot;"],
    [`platform_name,homepage_url\n${"x,https://x.example/?\n".repeat(2)}`, "the same as in row 2"],
    [
      `platform_name,homepage_url\n${Array.from({ length: 5001 }, (_, row) => `${row},https://x.example/\n`).join("")}`,
      "more than 5,000 rows",
    ],
  ])("the file %j is refused with the reason, and none of it is written", async (text, reason) => {
    const before = await ines.page("/platforms");
    const refused = await ines.post("/platforms/import", csv(text));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(reason);
    expect((await ines.page("/platforms")).match(/\d+ platforms on the site/)?.[0]).toBe(
      before.match(/\d+ platforms on the site/)?.[0],
    );
  });

  test("D14 a long list is paged in natural order, each record once", async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({
      platform_name: `Long ${String(index % 40).padStart(2, "0")}`,
      homepage_url: `https://long${index}.example/`,
    }));
    await changeRecords(desk.db, platforms, { kind: "import", operator: "Sam", rows });
    const seen: string[] = [];
    let path: string | undefined = "/platforms?q=Long";
    while (path !== undefined) {
      const page: string = await ines.page(path);
      seen.push(...[...page.matchAll(/(https:\/\/long\d+\.example\/)/g)].map(([, address = ""]) => address));
      path = /href="(\/platforms\?q=Long&amp;after=[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    for (const nonsense of ["x", "1", "1.\0", "99999999999.x"]) {
      expect((await ines.get(`/platforms?after=${encodeURIComponent(nonsense)}`)).status).toBe(200);
    }
  });
});
