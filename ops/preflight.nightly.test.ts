import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import { nodeFlags } from "#scripts/start-site.ts";
import { freePort } from "@site/testing/ports.ts";
import { larkpost } from "./testing.ts";

const folder = temporaryFolder();

test("the start of live says in its second line how many facts preflight lists", async () => {
  const PORT = String(await freePort());
  const settings = { PORT, SITE_PROFILE: "live", DATA_DIR: path.join(folder, "data") };
  const site = spawn(process.execPath, [...nodeFlags, "server/main.ts"], {
    cwd: path.resolve(import.meta.dirname, ".."),
    env: { PATH: process.env.PATH, ...settings },
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    const lines: string[] = [];
    for await (const line of createInterface(site.stdout)) if (lines.push(line) === 2) break;
    expect(lines[0]).toMatch(/^Larkpost is serving/);
    const { output: listed } = await larkpost(["preflight"], settings);
    expect(listed).not.toContain("Nothing answers");
    const [, count] = /^(\d+) open\.$/m.exec(listed) ?? [];
    expect(lines[1]).toBe(`${count} facts are still the sample business's: larkpost preflight lists them.`);
  } finally {
    site.kill("SIGTERM");
    await once(site, "exit");
  }
});
