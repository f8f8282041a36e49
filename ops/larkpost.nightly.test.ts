import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import { type RunningSite, startSite } from "#scripts/start-site.ts";
import { larkpost as run } from "./testing.ts";

/** A user without a passwd entry, as in containers and with systemd's DynamicUser. */
const siteUser = 10001;
const strangeUser = 10002;

const cwd = path.resolve(import.meta.dirname, "..");

/** True for root, if other users can read the repository. */
const canActAsOthers =
  process.geteuid?.() === 0 &&
  spawnSync(process.execPath, ["-e", "process.chdir('server')"], { cwd, uid: siteUser, gid: siteUser }).status === 0;

const listForeignFiles = (folder: string, user: number): string[] =>
  [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]
    .map((name) => path.join(folder, name))
    .filter((file) => lstatSync(file).uid !== user);

const slow = 120_000;

const account = { email: "owner@shop.example", password: "quiet harbour lantern" };

async function post({ url }: RunningSite, address: string): Promise<number> {
  const response = await fetch(`${url}/auth/v1${address}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(account),
  });
  await response.arrayBuffer();
  return response.status;
}

const signIn = (site: RunningSite) => post(site, "/token?grant_type=password");

describe.skipIf(!canActAsOthers)("commands run by root on another user's site (as root)", () => {
  const folder = temporaryFolder();
  /** Like systemd's /var/lib/private, which only root can enter while the site is stopped. */
  const closed = path.join(folder, "private");
  const data = path.join(closed, "data");
  const settings = { DATA_DIR: data };
  const started: RunningSite[] = [];
  async function start(directory: string): Promise<RunningSite> {
    const site = await startSite({ DATA_DIR: directory }, { user: siteUser });
    started.push(site);
    return site;
  }

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    mkdirSync(closed);
    mkdirSync(data, { mode: 0o700 });
    chownSync(data, siteUser, siteUser);
    await post(await start(data), "/signup");
  }, slow);
  afterAll(() => Promise.all(started.map((site) => site.stop())));

  test("while it runs: keys are rotated, operators added and backups taken, and everybody can still sign in", {
    timeout: slow,
  }, async () => {
    const [site] = started;
    if (!site) throw new Error("The site has not started.");
    const [rotated, backedUp, added] = await Promise.all([
      run(["keys", "rotate"], settings),
      run(["backup", path.join(folder, "live")], settings),
      run(["operators", "add", "Ines Ortega"], settings),
    ]);
    expect([rotated.output, backedUp.status, added.status]).toEqual([
      expect.stringContaining("1 older keys still verify"),
      0,
      0,
    ]);
    expect(await signIn(site)).toBe(200);
    expect(listForeignFiles(data, siteUser)).toEqual([]);
    await site.stop();
  });

  test("while it is stopped: files they write in the data directory belong to the site, requested ones to root", {
    timeout: slow,
  }, async () => {
    chmodSync(closed, 0o700);
    const backup = path.join(folder, "stopped");
    const accounts = path.join(folder, "accounts.sql");
    for (const words of [
      ["backup", backup],
      ["accounts", "export", accounts],
      ["keys", "rotate"],
    ]) {
      expect([words, await run(words, settings)]).toMatchObject([words, { status: 0 }]);
    }
    expect(listForeignFiles(data, siteUser)).toEqual([]);
    expect([...listForeignFiles(backup, 0), statSync(accounts).uid]).toEqual([0]);
    expect([statSync(backup).mode & 0o777, statSync(accounts).mode & 0o777]).toEqual([0o700, 0o600]);
  });

  test("as another user they say which right is missing and who has it, and leave nothing behind", {
    timeout: slow,
  }, async () => {
    chmodSync(closed, 0o755);
    const target = path.join(folder, "strange");
    mkdirSync(target);
    chownSync(target, strangeUser, strangeUser);
    const commands = [
      ["backup", path.join(target, "backup")],
      ["accounts", "export", path.join(target, "accounts.sql")],
      ["keys", "rotate"],
      ["operators", "list"],
    ];
    const ran = await Promise.all(commands.map((words) => run(words, settings, strangeUser)));
    for (const { status, output } of ran) {
      expect([status, output.trim()]).toEqual([
        1,
        expect.stringMatching(
          `^User ${strangeUser} has no access to ${data}\\. Run this as.* chown -R ${strangeUser}:${strangeUser} ${data} `,
        ),
      ]);
    }
    expect(readdirSync(target)).toEqual([]);
    const restore = await run(["restore", path.join(folder, "stopped")], settings, strangeUser);
    expect(restore).toMatchObject({ status: 1, output: expect.stringContaining(`User ${strangeUser} may not read`) });
  });

  test("a restore belongs to the owner of the empty directory, and the site starts on it", {
    timeout: slow,
  }, async () => {
    const backup = path.join(folder, "stopped");
    const empty = path.join(closed, "empty");
    mkdirSync(empty);
    chownSync(empty, siteUser, siteUser);
    chmodSync(closed, 0o700);
    const restored = await run(["restore", backup], { DATA_DIR: empty });
    expect(restored).toMatchObject({ status: 0, output: expect.stringContaining("rows of") });
    expect(listForeignFiles(empty, siteUser)).toEqual([]);
    expect(readdirSync(empty).sort()).toEqual(["database", "outbox", "secrets"]);
    expect(statSync(empty).mode & 0o777).toBe(0o700);
    const [again, damaged] = await Promise.all([
      run(["restore", backup], { DATA_DIR: empty }),
      run(["restore", path.join(folder, "none")], { DATA_DIR: path.join(folder, "fresh") }),
    ]);
    expect(again).toMatchObject({ status: 1, output: expect.stringContaining(`${empty} is not empty`) });
    expect([damaged.status, existsSync(path.join(folder, "fresh"))]).toEqual([1, false]);
    chmodSync(closed, 0o755);
    const file = path.join(empty, "database", "PG_VERSION");
    chownSync(file, 0, 0);
    await expect(start(empty)).rejects.toThrow(`User ${siteUser} has no access to ${file}. Run this as`);
    chownSync(file, siteUser, siteUser);
    expect(await signIn(await start(empty))).toBe(200);
  });
});
