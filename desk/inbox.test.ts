import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { type Database, runAsOwner } from "@site/backend";
import { describeOnEachDatabase, leaveMessage } from "@site/backend/testing";
import { claimJob, runRetentionJob } from "#server/privacy/retention-job.ts";
import { countMessages, listMessages, messagesShown } from "#server/admin/inbox.ts";
import { startTestDesk, type TestDesk, type TestOperator } from "./testing.ts";
import type { Tables } from "#server/database/tables.ts";

async function leave(database: Database, message: string, email = "lena@weinbars.example", page = "/pricing") {
  return `/inbox/chat/${(await leaveMessage(database, "chat_messages", { email, message, page })).id}`;
}

const everything = { show: "all", text: "", after: null } as const;

const hostile = [
  `<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>`,
  "https://evil.example/log-in www.evil.example",
  `"'></textarea></form><form action="https://evil.example"><input name=form>`,
  "a\u202egnp.exe\u2066b",
  "W".repeat(1500),
].join("\n\n");

describeOnEachDatabase("the inbox", (database) => {
  let desk: TestDesk;
  let ines: TestOperator;
  beforeAll(async () => {
    desk = await startTestDesk(database());
    ines = await desk.logIn("Ines Ortega");
  });

  test("shows messages of both forms, newest first, as new until opened", async () => {
    const first = await leave(database(), "Can I change the plan?");
    await leaveMessage(database(), "contact_messages", {
      name: "Piet de Vries",
      business: "Cycles",
      message: "Do you have an API?",
    });
    const page = await ines.page("/inbox");
    expect(page.indexOf("Do you have an API?")).toBeLessThan(page.indexOf("Can I change the plan?"));
    expect(page).toMatch(/Piet de Vries.*Contact form.*Live chat, from \/pricing/s);
    expect(await countMessages(desk.db)).toEqual({ unread: 2, read: 0, answered: 0 });
    expect(await ines.page(first)).toContain("From the live chat, on /pricing");
    expect(await countMessages(desk.db)).toEqual({ unread: 1, read: 1, answered: 0 });
    expect(await ines.page("/inbox?show=unread")).not.toContain("Can I change the plan?");
  });

  test("marks a message, and confirms it once on the next page", async () => {
    const at = await leave(database(), "Mark me");
    const marked = await ines.post(`${at}/state?show=unread`, { state: "answered" });
    expect([marked.status, marked.headers.get("location")]).toEqual([303, `${at}?show=unread`]);
    const page = await ines.page(at);
    expect(page).toContain("Marked as answered.");
    expect(page).toMatch(/Answered by Ines Ortega, \w{3} \d/);
    expect(await ines.page(at)).not.toContain("Marked as answered.");
    expect(await ines.page("/inbox?show=answered")).toContain("Mark me");
    expect((await ines.post(`${at}/state`, { state: "deleted" })).status).toBe(404);
    const back = await ines.post(`${at}/state`, { state: "unread" });
    expect(back.headers.get("location")).toBe("/inbox");
    expect(await ines.page("/inbox?show=unread")).toContain("Mark me");
  });

  test("Next message leads through the list's new ones, downward and then from the top", async () => {
    const [oldest, middle, newest] = [
      await leave(database(), "Sequel <one>"),
      await leave(database(), "Sequel <two>"),
      await leave(database(), "Sequel <three>"),
    ];
    const other = await leave(database(), "Of another kind");
    const next = async (at: string, query: string) => {
      const [, to = null] = /href="([^"]+)" rel="next"/.exec(await ines.page(`${at}${query}`)) ?? [];
      return to?.replaceAll("&amp;", "&") ?? null;
    };
    const query = "?show=unread&q=Sequel+%3C";
    expect(await next(newest, query)).toBe(`${middle}${query}`);
    expect(await next(oldest, query)).toBe(`${middle}${query}`);
    // The last unread message in the list has no next one, even if other lists have unread messages.
    expect(await next(middle, query)).toBeNull();
    expect(await next(middle, "?q=Of+another")).toBe(`${other}?q=Of+another`);
    expect(await next(middle, "?show=answered")).toBeNull();
    const again = await leave(database(), "Sequel <four>");
    expect(await next(middle, query)).toBe(`${again}${query}`);
    // The page of a rejected note keeps the link to the next message.
    const refused = await ines.post(`${middle}/notes${query}`, { text: " " });
    expect(await refused.text()).toContain('rel="next"');
    await ines.get(again);
    await ines.get(other);
  });

  test("notes are stored with a message, and limited in length", async () => {
    const at = await leave(database(), "Note me");
    expect((await ines.post(`${at}/notes`, { text: "Called back.\r\nWants <b>two</b>." })).status).toBe(303);
    const page = await ines.page(at);
    expect(page).toContain("Ines Ortega noted");
    expect(page).toContain("Called back.\nWants &lt;b&gt;two&lt;/b&gt;.");
    for (const text of [" ", "x".repeat(4001), "a\0b"]) {
      const refused = await ines.post(`${at}/notes`, { text });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain("A note can have 1 to 4,000 characters.");
    }
  });

  test("an answer is stored with its email, and the message counts as answered", async () => {
    const at = await leave(database(), "Answer me");
    expect((await ines.post(`${at}/answer`, { text: " " })).status).toBe(422);
    const sent = await ines.post(`${at}/answer`, { text: "One plan covers both bars." });
    expect(sent.headers.get("location")).toBe(at);
    const page = await ines.page(at);
    expect(page).toContain("Your answer is on its way.");
    expect(page).toMatch(/Ines Ortega answered.*One plan covers both bars\..*Its email is on the way\./s);
    const odd = await leave(database(), "Odd", "a?bcc=all@evil.example");
    expect((await ines.post(`${odd}/answer`, { text: "x" })).status).toBe(404);
    expect(await ines.page(odd)).not.toMatch(/mailto:|name="text" maxlength="8000"/i);
  });

  test("two operators who answer one message both succeed, and each sees the other's answer", async () => {
    const at = await leave(database(), "Answer me twice");
    const piet = await desk.logIn("Piet Second");
    await Promise.all([
      ines.post(`${at}/answer`, { text: "From Ines." }),
      piet.post(`${at}/answer`, { text: "From Piet." }),
    ]);
    for (const operator of [ines, piet]) {
      const page = await operator.page(at);
      expect(page).toMatch(/Ines Ortega answered.*?From Ines\./s);
      expect(page).toMatch(/Piet Second answered.*?From Piet\./s);
    }
  });

  test("a hostile message is escaped, its links are not clickable, and it can't reorder the page", async () => {
    const at = await leave(database(), hostile);
    await leaveMessage(database(), "contact_messages", {
      name: `<i>${"N".repeat(80)}`,
      business: "\u202ebusiness",
      message: hostile,
    });
    for (const path of [at, "/inbox", `${at}/delete`]) {
      const page = await ines.page(path);
      expect(page).not.toMatch(/<script|<img src=x|href="(javascript|https?:|www)|[\u202a-\u202e\u2066-\u2069]/i);
      expect(page.match(/<form /g)?.length).toBe(page.match(/method="/g)?.length);
      expect(page).not.toContain('action="https:');
    }
    expect(await ines.page(at)).toMatch(/<p dir="auto" class="quoted">a\ufffdgnp\.exe\ufffdb<\/p>/);
  });

  test("a search finds words, names and addresses, without wildcards", async () => {
    await leaveMessage(database(), "contact_messages", {
      name: "Müller 100%",
      business: "Kiln_and_Co",
      message: "Findable needle",
    });
    for (const [text, found] of [
      ["NEEDLE", true],
      ["müller", true],
      ["kiln_and", true],
      ["100%", true],
      ["kilnXand", false],
      ["%%%", false],
      ["\\", false],
      ["' or 1=1 --", false],
    ] as const) {
      const { messages } = await listMessages(desk.db, { ...everything, text });
      expect([text, messages.some(({ message }) => message === "Findable needle")]).toEqual([text, found]);
    }
    expect(await ines.page("/inbox?q=needle")).toContain('value="needle"');
  });

  test("a message is deleted with its notes after a confirmation", async () => {
    const at = await leave(database(), "Delete me");
    await ines.post(`${at}/notes`, { text: "A note" });
    expect(await ines.page(`${at}/delete`)).toContain("Delete this message?");
    expect(await ines.page(at)).toContain("Delete me");
    expect((await ines.post(`${at}/delete`)).status).toBe(303);
    for (const path of [at, `${at}/delete`]) expect((await ines.get(path)).status).toBe(404);
    expect((await ines.post(`${at}/notes`, { text: "late" })).status).toBe(404);
    const left = await desk.db.selectFrom("admin.notes").select("id").where("text", "=", "A note").execute();
    expect(left).toEqual([]);
  });

  test.each([
    "/inbox/chat/0",
    "/inbox/chat/x",
    "/inbox/mail/1",
    "/inbox/chat/99999999999999999999",
    "/inbox/chat/1%27",
  ])("%s is not a message", async (path) => {
    expect((await ines.get(path)).status).toBe(404);
  });

  test("no cell in the CSV download is a formula", async () => {
    for (const sign of ["=", "+", "-", "@", "\t="]) await leave(database(), `${sign}1+1 formula "cell"; a, b`);
    const answer = await ines.get("/inbox/export.csv?q=formula");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="messages.csv"');
    // `text()` would remove the byte order mark.
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    expect(text.startsWith("\ufeffform,id,created_at,state,name,business,email,page,message\r\n")).toBe(true);
    const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
    expect(rows).toHaveLength(5);
    for (const row of rows) {
      for (const cell of Object.values(row)) expect(cell).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/);
    }
    expect(rows.map(({ message }) => message)).toContain(`'=1+1 formula "cell"; a, b`);
  });

  test("D18 neither message nor names reorder text in the download", async () => {
    const reordered = "reordered \u202egnp\u2066exe\u2069";
    await leaveMessage(database(), "contact_messages", {
      name: reordered,
      business: "\u202abakery",
      message: reordered,
    });
    const text = await (await ines.get("/inbox/export.csv?q=reordered")).text();
    expect(text).toContain("reordered \ufffdgnp\ufffdexe\ufffd");
    expect(text).toContain("\ufffdbakery");
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  test("every action is logged with the operator's name, but without the visitor's text", async () => {
    const page = await ines.page("/health/actions");
    for (const action of [
      "answered a message",
      "added a note to a message",
      "deleted a message",
      "downloaded messages",
      "logged in",
    ]) {
      expect(page).toMatch(new RegExp(`Ines Ortega</bdi> ${action}`));
    }
    expect(page).not.toMatch(/needle|Called back|weinbars/);
  });

  test("old messages are deleted once a day, by one of several processes, and it is logged", async () => {
    const at = await leave(database(), "Ancient");
    const id = Number(at.split("/").at(-1));
    await runAsOwner(database().db.withTables<Tables>(), (transaction) =>
      sql`update chat_messages set created_at = now() - interval '31 days' where id = ${id}`.execute(transaction),
    );
    const logged: object[] = [];
    const keep = (fields: object) => void logged.push(fields);
    const log = { info: keep, warn: keep, error: keep };
    const now = new Date();
    const later = new Date(now.getTime() + 86_400_000);
    const run = (at: Date) => runRetentionJob({ db: desk.db, log, messageRetentionDays: 30, now: () => at });
    await Promise.all([run(now), run(now), run(now)]);
    expect(logged).toEqual([{ event: "messages_deleted", deleted: 1, days: 30 }]);
    expect((await ines.get(at)).status).toBe(404);
    await run(new Date(now.getTime() + 3_600_000));
    expect(logged).toHaveLength(1);
    // The time was written while the clock was ahead, by years or by two days.
    for (const days of [800, 2]) {
      await desk.db
        .updateTable("admin.jobs")
        .set({ ran_at: new Date(now.getTime() + days * 86_400_000) })
        .execute();
      expect([days, await claimJob(desk.db, "retention", now)]).toEqual([days, true]);
      expect([days, await claimJob(desk.db, "retention", now)]).toEqual([days, false]);
    }
    expect(await claimJob(desk.db, "retention", later)).toBe(true);
    expect(await claimJob(desk.db, "retention", later)).toBe(false);
  });

  test("paging through ten thousand messages shows each once, whatever arrives meanwhile", async () => {
    await runAsOwner(database().db.withTables<Tables>(), (transaction) =>
      sql`insert into chat_messages (email, message, page, created_at)
        select 'a@b.example', 'Bulk ' || number, null, now() - number / 3 * interval '1 second' from generate_series(1, 10000) number`.execute(
        transaction,
      ),
    );
    const { rows: plan } = await sql<Record<string, string>>`explain select * from admin.inbox as box
      where (box.created_at, box.kind, box.message_id) < (now(), 'chat', 5)
      order by box.created_at desc, box.kind desc, box.message_id desc limit 31`.execute(desk.db);
    expect(JSON.stringify(plan)).toContain("inbox_in_order");
    const seen = new Set<string>();
    let after: string | null = null;
    for (let page = 0; page < 8; page += 1) {
      const part: Awaited<ReturnType<typeof listMessages>> = await listMessages(desk.db, {
        ...everything,
        text: "Bulk",
        after,
      });
      expect(part.messages).toHaveLength(messagesShown);
      for (const { cursor } of part.messages) seen.add(cursor);
      after = part.next;
      await leave(database(), "Bulk meanwhile");
    }
    expect(seen.size).toBe(8 * messagesShown);
    const text = await ines.page(`/inbox?q=Bulk&after=${after}`);
    expect(text).toContain("Older messages");
    for (const nonsense of [
      "x",
      "2026-01-01T00:00:00.000000Z_chat_x",
      "9999-99-99T99:99:99.999999Z_chat_1",
      "2026-02-30T00:00:00.000000Z_chat_1",
      "'; drop",
    ]) {
      expect((await ines.get(`/inbox?after=${encodeURIComponent(nonsense)}`)).status).toBe(200);
    }
  });
});
