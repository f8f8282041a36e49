import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import type { MailMessage } from "../mail/mail-message.ts";
import { createBackupAlarm } from "./backup-alarm.ts";
import { noteBackup, noteFailedBackup } from "./last-backup.ts";
import { site as brand } from "#content/brand/site.ts";

const hour = 3_600_000;

function watch(dataDirectory: string, teamEmail: string | null = "team@mail.example") {
  const sent: MailMessage[] = [];
  const logged: string[] = [];
  const state = { hours: 0, isAway: false };
  const start = Date.parse("2026-11-20T00:00:00Z");
  const now = () => new Date(start + state.hours * hour);
  const create = () =>
    createBackupAlarm({
      dataDirectory,
      teamEmail,
      now,
      log: { error: (_fields: object, message: string) => void logged.push(message) },
      async send(mail) {
        if (state.isAway) throw new Error("away");
        sent.push(mail);
      },
    });
  let check = create();
  return {
    sent,
    logged,
    state,
    now,
    restart: () => {
      check = create();
    },
    async until(hours: number): Promise<void> {
      for (; state.hours < hours; state.hours += 1) await check().catch(() => {});
    },
  };
}

test("the owner gets one email, with the reason of the last failure, once the last complete backup is older than 36 hours, even across restarts", async () => {
  const folder = temporaryFolder();
  const site = watch(folder);
  await noteBackup(folder, { at: site.now(), rows: 1 });
  await site.until(37);
  expect(site.sent).toEqual([]);
  await noteFailedBackup(folder, { at: new Date("2026-11-21T03:30:00Z"), reason: "The disk is full." });
  await site.until(60);
  site.restart();
  await site.until(100);
  expect(site.sent).toHaveLength(1);
  expect(site.sent[0]).toMatchObject({ to: "team@mail.example", subject: `No backup of ${brand.name} for 36 hours` });
  expect(site.sent[0]?.text).toContain("from 2026-11-20 00:00 UTC. One should be taken every night.");
  expect(site.sent[0]?.text).toContain("The last attempt, on 2026-11-21 03:30 UTC, failed: The disk is full.");
  await noteBackup(folder, { at: site.now(), rows: 1 });
  await site.until(136);
  expect(site.sent).toHaveLength(1);
  await site.until(140);
  expect(site.sent).toHaveLength(2);
  expect(site.sent[1]?.text).not.toContain("failed");
});

test("a directory that never had a backup counts from the first check, and an email that couldn't be sent is sent later", async () => {
  const site = watch(temporaryFolder());
  site.state.isAway = true;
  await site.until(50);
  expect(site.sent).toEqual([]);
  site.state.isAway = false;
  await site.until(60);
  expect(site.sent.map(({ text }) => text.split("\n")[0])).toEqual([
    `There is no backup of ${brand.name}’s data yet. One should be taken every night.`,
  ]);
});

test("without a team address only the log has the alarm, and if it can't be recorded it is logged once per start", async () => {
  const folder = path.join(temporaryFolder(), "missing");
  const site = watch(folder, null);
  await site.until(100);
  expect([site.sent, site.logged]).toEqual([[], ["the last complete backup is older than 36 hours"]]);
  expect(existsSync(path.join(folder, "backup-watch.json"))).toBe(false);
});

test("D18 a note from a clock that was ahead silences no alarm", async () => {
  for (const what of ["a backup", "the first check", "a failure"]) {
    const folder = temporaryFolder();
    const site = watch(folder);
    const ahead = { at: new Date("2028-01-01T00:00:00Z"), rows: 1, reason: "The disk is full." };
    if (what === "a backup") await noteBackup(folder, ahead);
    if (what === "a failure") await noteFailedBackup(folder, ahead);
    if (what === "the first check") {
      site.state.hours = 20_000;
      await site.until(20_001);
      site.state.hours = 0;
      site.restart();
    }
    await site.until(40);
    expect([what, site.sent.length]).toEqual([what, 1]);
    expect(site.sent[0]?.text).not.toMatch(/2028/);
  }
});
