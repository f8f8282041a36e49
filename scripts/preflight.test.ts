import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { runCommandFile } from "./run-command-file.ts";
import { freePort } from "./start-site.ts";

const folder = mkdtempSync(path.join(tmpdir(), "larkpost-preflight-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("preflight lists what is open with its place, and fails in live alone", async () => {
  const PORT = String(await freePort());
  const spec = await runCommandFile("preflight", [], { PORT });
  expect(spec.status).toBe(0);
  expect(spec.said).toMatch(/^content\/words\/en\/business\.yaml:\d+ {2}legal name: .* Put there: /m);
  expect(spec.said).toMatch(/^README\.md:\d+ {2}SMTP_URL: /m);
  const live = await runCommandFile("preflight", [], { PORT, SITE_PROFILE: "live" });
  expect(live.status).toBe(1);
  expect(live.said).toMatch(/^\d+ open\.$/m);
  const wordy = await runCommandFile("preflight", ["now"], { PORT });
  expect([wordy.status, wordy.said.trim()]).toEqual([2, "npm run preflight takes no words."]);
});

test("the start of live says in its second line how many facts preflight lists", async () => {
  const PORT = String(await freePort());
  const settings = { PORT, SITE_PROFILE: "live", DATA_DIR: path.join(folder, "data") };
  const site = spawn(process.execPath, ["server/main.ts"], {
    cwd: path.resolve(import.meta.dirname, ".."),
    env: { PATH: process.env.PATH, ...settings },
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    const said: string[] = [];
    for await (const line of createInterface(site.stdout)) if (said.push(line) === 2) break;
    expect(said[0]).toMatch(/^Larkpost is serving/);
    const { said: listed } = await runCommandFile("preflight", [], settings);
    expect(listed).not.toContain("Nothing answers");
    const [, count] = /^(\d+) open\.$/m.exec(listed) ?? [];
    expect(said[1]).toBe(`${count} facts are still the sample business's: npm run preflight lists them.`);
  } finally {
    site.kill("SIGTERM");
    await once(site, "exit");
  }
});
