import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startSite } from "#scripts/start-site.ts";
import { ask, leaveMessage, type Outcome, runAsCommand, withFolder } from "./harness.ts";

const megabyte = 1024 * 1024;

/** A data folder on a file system of its own that fills up: writes are refused, reads go on, and space brings writes back. */
export async function diskFull(): Promise<Outcome> {
  return withFolder(async (folder) => {
    const disk = path.join(folder, "disk");
    mkdirSync(disk);
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=200m", "tmpfs", disk], { stdio: "ignore" });
    } catch {
      return { figure: "not tried: mounting a small file system takes root", passed: true };
    }
    try {
      return await fill(disk);
    } finally {
      execFileSync("umount", [disk]);
    }
  });
}

async function fill(disk: string): Promise<Outcome> {
  const settings = { DATA_DIR: path.join(disk, "data"), RATE_LIMIT_SCALE: "10000" };
  let site = await startSite(settings);
  try {
    const filler = path.join(disk, "filler");
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - megabyte / 4)));
    const kept: string[] = [];
    const refusals: number[] = [];
    for (let number = 0; number < 3_000 && refusals.length < 50; number += 1) {
      const message = `${number} ${"x".repeat(1_900)}`;
      const { status } = await leaveMessage(site.url, message);
      if (status === 201) kept.push(message);
      else refusals.push(status);
    }
    const reads = await Promise.all([
      ask(`${site.url}/pricing`),
      ask(`${site.url}/rest/v1/case_studies?select=*`),
      ask(`${site.url}/rest/v1/social_media_world?select=id&limit=7`),
    ]);
    rmSync(filler);
    const alive = site.process.exitCode === null;
    if (!alive) site = await startSite(settings);
    const again = await leaveMessage(site.url, "space again");
    const isClean = refusals.every((status) => status >= 500 && status < 600);
    const reading = reads.map(({ status }) => status);
    return {
      figure: `${kept.length} written, then ${refusals.length} refused (${[...new Set(refusals)].join(", ")}); reads meanwhile ${reading.join(", ")}; the process ${alive ? "went on" : "ended and was started again"}; with space again ${again.status}`,
      passed: isClean && refusals.length > 0 && reading.every((status) => status === 200) && again.status === 201,
    };
  } finally {
    await site.stop();
  }
}

if (import.meta.main) await runAsCommand("disk full", diskFull);
