import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import { larkpost } from "#ops/testing.ts";
import { ask, keepAsking, leaveMessage, startTestSite } from "./harness.ts";

test("a backup taken while messages arrive is restored into a new directory, once, and served", {
  timeout: 30 * 60_000,
}, async () => {
  const folder = temporaryFolder();
  const site = await startTestSite();
  const run = (command: string, dataDirectory: string) =>
    larkpost([command, path.join(folder, "backup")], { DATA_DIR: dataDirectory });
  const load = keepAsking(4, () => leaveMessage(site.url, "written meanwhile"));
  await pause(500);
  const before = load.results.length;
  const backup = await run("backup", site.dataDirectory);
  const meanwhile = load.results.length - before;
  const answers = await load.stop();
  expect(backup.status, backup.output).toBe(0);
  expect(meanwhile).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  const restored = path.join(folder, "restored");
  const restore = await run("restore", restored);
  expect(restore.status, restore.output).toBe(0);
  expect((await run("restore", restored)).status, "a second restore").toBe(1);
  const second = await startTestSite({ DATA_DIR: restored });
  expect((await ask(`${second.url}/rest/v1/case_studies?select=*`)).status).toBe(200);
});
