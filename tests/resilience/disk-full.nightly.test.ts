import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { cleanUpAfter, temporaryFolder } from "@site/backend/testing";
import { mountSmallDisk } from "@site/testing/small-disk.ts";
import { ask, leaveMessage, startTestSite } from "./harness.ts";

const megabyte = 1024 * 1024;

test("on a full disk writes are refused, readiness is lost, and reads work; with space everything recovers", {
  timeout: 30 * 60_000,
}, async (context) => {
  const disk = mountSmallDisk(path.join(temporaryFolder(), "disk"), 200 * megabyte);
  if (!disk) return context.skip("Mounting a small file system takes root.");
  cleanUpAfter(() => disk.unmount());
  const site = await startTestSite({ DATA_DIR: path.join(disk.folder, "data") });
  const readiness = async () => (await ask(`${site.url}/readyz`)).status;
  expect(await readiness()).toBe(200);
  disk.fill(megabyte / 4);
  const refusals: number[] = [];
  for (let number = 0; number < 3_000 && refusals.length < 50; number += 1) {
    const { status } = await leaveMessage(site.url, `${number} ${"x".repeat(1_900)}`);
    if (status !== 201) refusals.push(status);
  }
  expect(refusals.length).toBeGreaterThan(0);
  expect(refusals.filter((status) => status < 500 || status > 599)).toEqual([]);
  expect(await until(readiness, 503)).toBe(503);
  for (const read of ["/pricing", "/rest/v1/case_studies?select=*", "/rest/v1/social_media_world?select=id&limit=7"])
    expect([read, (await ask(site.url + read)).status]).toEqual([read, 200]);
  disk.free();
  expect(site.process.exitCode).toBeNull();
  expect((await leaveMessage(site.url, "space again")).status).toBe(201);
  expect(await until(readiness, 200)).toBe(200);
});

/** Waits slightly longer between tries than readiness checks are cached. */
async function until(answer: () => Promise<number>, wanted: number): Promise<number> {
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await answer()) === wanted) return wanted;
    await pause(500);
  }
  return answer();
}
