import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { mountSmallDisk, type SmallDisk } from "@site/testing/small-disk.ts";
import { startSite } from "#scripts/start-site.ts";
import { ask, leaveMessage, type Outcome, withFolder } from "./harness.ts";

const megabyte = 1024 * 1024;

/**
 * A data folder on a file system of its own that fills up: writes are refused, the site is not ready, and reads continue. With free
 * space, writes and readiness return.
 */
export async function diskFull(): Promise<Outcome> {
  return withFolder(async (folder) => {
    const disk = mountSmallDisk(path.join(folder, "disk"), 200 * megabyte);
    if (!disk) return { figure: "not tried: mounting a small file system takes root", passed: true };
    try {
      return await fill(disk);
    } finally {
      disk.unmount();
    }
  });
}

function settingsOn(disk: SmallDisk): Record<string, string> {
  return { DATA_DIR: path.join(disk.folder, "data"), RATE_LIMIT_SCALE: "10000" };
}

async function fill(disk: SmallDisk): Promise<Outcome> {
  let site = await startSite(settingsOn(disk));
  const readiness = async () => (await ask(`${site.url}/readyz`)).status;
  try {
    const before = await readiness();
    disk.fill(megabyte / 4);
    const stored: string[] = [];
    const refusals: number[] = [];
    for (let number = 0; number < 3_000 && refusals.length < 50; number += 1) {
      const message = `${number} ${"x".repeat(1_900)}`;
      const { status } = await leaveMessage(site.url, message);
      if (status === 201) stored.push(message);
      else refusals.push(status);
    }
    const full = await until(readiness, 503);
    const reads = await Promise.all([
      ask(`${site.url}/pricing`),
      ask(`${site.url}/rest/v1/case_studies?select=*`),
      ask(`${site.url}/rest/v1/social_media_world?select=id&limit=7`),
    ]);
    disk.free();
    const alive = site.process.exitCode === null;
    if (!alive) site = await startSite(settingsOn(disk));
    const again = await leaveMessage(site.url, "space again");
    const after = await until(readiness, 200);
    const isClean = refusals.every((status) => status >= 500 && status < 600);
    const reading = reads.map(({ status }) => status);
    return {
      figure: `${stored.length} written, then ${refusals.length} refused (${[...new Set(refusals)].join(", ")}); reads meanwhile ${reading.join(", ")}; the process ${alive ? "went on" : "ended and was started again"}; with space again ${again.status}; /readyz ${before}, full ${full}, with space again ${after}`,
      passed:
        alive &&
        isClean &&
        refusals.length > 0 &&
        reading.every((status) => status === 200) &&
        again.status === 201 &&
        [before, full, after].join() === "200,503,200",
    };
  } finally {
    await site.stop();
  }
}

/** Repeats the request until it has this answer, for a little longer than a readiness check is cached. */
async function until(answer: () => Promise<number>, wanted: number): Promise<number> {
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await answer()) === wanted) return wanted;
    await pause(500);
  }
  return answer();
}
