import { statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import {
  freshEmail,
  goodPassword,
  openTemporaryDatabase,
  startTestService,
  temporaryFolder,
} from "@site/backend/testing";
import { noteBackup, noteFailedBackup, readBackupNotes } from "#server/backup/last-backup.ts";
import { createFaultCounter, listFaults } from "#server/admin/faults.ts";
import { browserFault } from "#server/log/log.ts";
import { createHostedApp } from "./app.tsx";
import { allowedOrigins } from "./http/request-guard.ts";
import { startTestDesk, testFiles } from "./testing.ts";

const database = await openTemporaryDatabase();
const data = temporaryFolder();
let failure: Error | null = null;
const desk = await startTestDesk(database, {
  check: async () => {
    if (failure) throw failure;
  },
  backups: () => readBackupNotes(data, new Date()),
});
const ines = await desk.logIn("Ines Ortega");

describe("health", () => {
  test("shows the readiness state, without the error's values", async () => {
    expect(await ines.page("/health")).toContain("The site is working.");
    failure = new Error('no room: "secret-value" at postgres://me:hunter2@db.example/x');
    const page = await ines.page("/health");
    expect(page).toContain("The site is not working as it should.");
    expect(page).toContain("db.example");
    expect(page).not.toMatch(/hunter2|secret-value/);
    failure = null;
  });

  test("shows the size of the data directory, and says if nobody is notified of messages", async () => {
    const page = await ines.page("/health");
    expect(page).toContain("The data folder takes 124 MB.");
    expect(page).toContain("All of them arrived.");
    const quiet = await startTestDesk(database, { notifiesOwner: false });
    const quietPage = await (await quiet.logIn("Quiet")).page("/health");
    expect(quietPage).toContain("so nobody is notified of new messages.");
    expect(quietPage).not.toContain("All of them arrived.");
  });

  test("a failed delivery is shown with its reason, and a button retries it", async () => {
    const [row] = await desk.db
      .insertInto("notifications.deliveries")
      .values([
        { channel: "webhook", event: "chat_message", subject: "7", state: "failed", reason: "answered <b>500</b>" },
        { channel: "email", event: "contact_message", subject: "8", state: "failed", reason: "away" },
      ])
      .returning("id")
      .execute();
    const page = await ines.page("/health");
    expect(page).toContain("2 have failed, 0 wait.");
    expect(page).toContain("Webhook: chat message, 7");
    expect(page).toContain("answered &lt;b&gt;500&lt;/b&gt;");
    await ines.post(`/health/deliveries/${row?.id}`);
    expect(await ines.page("/health")).toMatch(/One delivery is tried again now\..*One has failed, one waits\./s);
    await ines.post("/health/deliveries/all");
    expect(await ines.page("/health")).toContain("0 have failed, 2 wait.");
    expect((await ines.post("/health/deliveries/x")).status).toBe(404);
  });

  test("errors in one place are counted together, with their trace, even across restarts, until dismissed", async () => {
    const fail = (value: string) =>
      Object.assign(new Error(`duplicate: "${value}"`), { code: "23505", detail: "canary" });
    const errors = ["one", "two", "three"].map(fail);
    for (const process of ["first", "second"]) {
      const faults = createFaultCounter();
      faults.note({ err: errors[0], path: "/rest/v1" }, `request failed`);
      faults.writeTo(desk.db);
      for (const err of errors) faults.note({ err }, "request failed");
      faults.note({ err: new Error("elsewhere") }, `deliveries could not be made by the ${process}`);
      await faults.close();
    }
    const listed = await listFaults(desk.db);
    expect(listed.map(({ count }) => Number(count)).sort()).toEqual([1, 1, 8]);
    const page = await ines.page("/health");
    expect(page).toContain("8 times, last on");
    expect(page).toContain("health.test.ts");
    expect(page).not.toMatch(/canary|: &quot;(one|two|three)&quot;/);
    const [dismiss = ""] = page.match(/\/health\/faults\/[\w-]+/) ?? [];
    await ines.post(dismiss);
    expect(await ines.page("/health")).toContain("The error is removed from the list.");
    expect(await listFaults(desk.db)).toHaveLength(2);
  });

  test("a flood of different errors is bounded", async () => {
    const faults = createFaultCounter();
    faults.writeTo(desk.db);
    for (let number = 0; number < 300; number += 1) faults.note(undefined, `fault ${number}`);
    await faults.close();
    const { number } = await desk.db
      .selectFrom("admin.faults")
      .select(({ fn }) => fn.countAll<number>().as("number"))
      .executeTakeFirstOrThrow();
    expect(Number(number)).toBeLessThanOrEqual(55);
  });

  const inBrowser = (place: string, seen: string) => {
    const err = new Error(place);
    err.stack = ["Error", "", place, "", `last: ${seen}`].join("\n");
    return { err };
  };

  test("D26 a flood of browser errors, which anybody can send, displaces no server error and has its own list", async () => {
    for (let round = 0; round < 3; round += 1) {
      const flood = createFaultCounter();
      flood.writeTo(desk.db);
      for (let line = 0; line < 60; line += 1)
        flood.note(inBrowser(`/assets/chat-${round}.js, line ${line}`, "Firefox 128, /"), browserFault);
      flood.note(undefined, `one of the server ${round}`);
      await flood.close();
    }
    const kept = (await desk.db.selectFrom("admin.faults").select("message").execute()).map(({ message }) => message);
    expect(kept.filter((message) => message.startsWith(browserFault))).toHaveLength(50);
    const listed = (await listFaults(desk.db)).map(({ message }) => message);
    for (const round of [0, 1, 2]) expect(listed).toContain(`one of the server ${round}`);
    expect(listed.join()).not.toContain(browserFault);
    expect(await ines.page("/health")).toMatch(
      /Server errors.*one of the server.*Errors of our scripts in browsers.*chat-2\.js/s,
    );
  });

  test("D26 an error in one place of our scripts counts as one, across browsers and pages", async () => {
    const faults = createFaultCounter();
    faults.writeTo(desk.db);
    for (const seen of ["Firefox 128, /", "Safari 18, /", "unknown engine, another page"])
      faults.note(inBrowser("/assets/same.js, line 1", seen), browserFault);
    await faults.close();
    const same = (await listFaults(desk.db, "browsers")).filter(({ message }) => message.includes("same.js"));
    expect(same.map(({ count, trace }) => [Number(count), trace.split("\n").at(-1)])).toEqual([
      [3, "last: unknown engine, another page"],
    ]);
  });

  test("errors that can't be stored wait until they can", async () => {
    let isAway = true;
    const away = new Proxy(desk.db, {
      get: (db, name) => {
        if (isAway) throw new Error("the database is away");
        const value: unknown = Reflect.get(db, name, db);
        return typeof value === "function" ? value.bind(db) : value;
      },
    });
    const faults = createFaultCounter();
    faults.writeTo(away);
    faults.note(undefined, "noted while it was away");
    await faults.close();
    isAway = false;
    faults.writeTo(away);
    await faults.close();
    expect((await listFaults(desk.db)).map(({ message }) => message)).toContain("noted while it was away");
  });

  test("backups are read from notes that only the data directory's owner can read, and an old or failed one is a problem", async () => {
    expect(await ines.page("/health")).toContain("No backup of this data folder has been made yet.");
    const last = { at: new Date("2026-11-20T03:04:00Z"), rows: 1234 };
    await noteBackup(data, last);
    const failed = { at: new Date("2026-11-21T03:04:00Z"), reason: "The disk of <b> is full." };
    await noteFailedBackup(data, failed);
    expect(await readBackupNotes(data, new Date())).toEqual({ last, failure: failed });
    expect(statSync(path.join(data, "last-backup.json")).mode & 0o777).toBe(0o600);
    const page = await ines.page("/health");
    expect(page).toContain("On Nov 20, 2026, 03:04, 1,234 rows");
    expect(page).toContain("The attempt on Nov 21, 2026, 03:04 failed: The disk of &lt;b&gt; is full.");
    expect(page).toContain('<p class="signal">It is older than 36 hours.');
    await noteBackup(data, { at: new Date(Date.now() - 35 * 3_600_000), rows: 1 });
    expect(await ines.page("/health")).not.toMatch(/older than 36 hours|failed: The disk/);
  });
});

describe("accounts at the desk", () => {
  test("are found, blocked, unblocked, signed out and deleted, each action logged with the operator's name", async () => {
    const service = startTestService(database);
    const email = freshEmail();
    const client = service.client();
    await client.signUp({ email, password: goodPassword });
    await client.signInWithPassword({ email, password: goodPassword });
    expect(await ines.page("/accounts")).toContain("Type part of an address");
    const [, id = ""] =
      /href="\/accounts\/([0-9a-f-]{36})"/.exec(await ines.page(`/accounts?q=${email.slice(0, 9)}`)) ?? [];
    expect(await ines.page(`/accounts/${id}`)).toMatch(/Signed in on.*one device/s);
    expect((await ines.post(`/accounts/${id}/block`, { days: "12" })).status).toBe(404);
    await ines.post(`/accounts/${id}/block`, { days: "7" });
    expect(await ines.page(`/accounts/${id}`)).toMatch(/The account is blocked.*Blocked until/s);
    expect(await client.signInWithPassword({ email, password: goodPassword })).toMatchObject({
      error: { code: "user_banned" },
    });
    await ines.post(`/accounts/${id}/unblock`);
    await client.signInWithPassword({ email, password: goodPassword });
    await ines.post(`/accounts/${id}/sign-out`);
    expect(await ines.page(`/accounts/${id}`)).toContain("no device");
    expect(await ines.page(`/accounts/${id}/delete`)).toContain(`Delete ${email}?`);
    await ines.post(`/accounts/${id}/delete`);
    expect((await ines.get(`/accounts/${id}`)).status).toBe(404);
    const log = await ines.page("/health/actions");
    for (const action of [
      "blocked an account",
      "unblocked an account",
      "signed an account out",
      "deleted an account",
    ]) {
      expect(log).toContain(`Ines Ortega</bdi> ${action}`);
    }
    expect(log).not.toContain(email);
    expect(desk.logged.map(({ fields }) => fields)).toContainEqual(
      expect.objectContaining({ event: "user_blocked", operator: "desk: Ines Ortega", userId: id }),
    );
  });
});

test("with a hosted project, the desk links to Supabase's dashboard", async () => {
  const { routes: files, stylesheet } = testFiles;
  const frame = {
    origins: allowedOrigins(3001, null),
    accessLog: () => undefined,
    trustsProxy: false,
    files,
    stylesheet,
  };
  const app = createHostedApp("https://abcdef.supabase.co", frame);
  const ask = (at: string, host = "localhost:3001") => app.request(at, { headers: { host } });
  const page = await (await ask("/")).text();
  expect(page).toContain('href="https://supabase.com/dashboard/project/abcdef"');
  for (const place of ["contact_messages", "case_studies", "Authentication, Users", "Database, Backups"]) {
    expect(page).toContain(place);
  }
  expect((await ask("/inbox")).headers.get("location")).toBe("/");
  expect((await ask("/", "evil.example")).status).toBe(421);
});
