import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requirePackages } from "../debian.ts";
import { copyServer, type ServerCopy } from "./server-copy.ts";

const deploy = path.resolve(import.meta.dirname, "../../deploy");

/** The proxies start with the files of `deploy/` in streams.nightly.test.ts. */
describe("what is installed", () => {
  let server: ServerCopy;
  beforeAll(async () => {
    server = await copyServer();
  });
  afterAll(() => server.remove());

  test("systemd takes each as it is installed", () => {
    requirePackages("systemd");
    const units = readdirSync(deploy).filter((name) => /\.(service|timer|socket)$/.test(name));
    expect(units).toEqual(
      expect.arrayContaining(["larkpost-backup.service", "larkpost-backup.timer", "larkpost.service"]),
    );
    const installed = path.join(server.folder, "/etc/systemd/system");
    mkdirSync(installed, { recursive: true });
    // A template is verified as one of its instances, whose service is a template too.
    const files = units.map((unit) => path.join(installed, unit.replace("@.", "@3001.")));
    const template = server.translate(readFileSync(path.join(deploy, "larkpost.service"), "utf8"));
    writeFileSync(path.join(installed, "larkpost@3001.service"), template);
    for (const [index, file] of files.entries()) {
      writeFileSync(file, server.translate(readFileSync(path.join(deploy, units[index] ?? ""), "utf8")));
    }
    // Warnings count too, such as one about an unknown setting.
    const verify = () =>
      spawnSync("systemd-analyze", ["verify", "--man=no", ...files], { encoding: "utf8" }).stderr.trim();
    expect(verify()).toBe("");
    const [first = ""] = files;
    writeFileSync(first, readFileSync(first, "utf8").replace("NoNewPrivileges=", "NoNewPrivilege="));
    expect(verify()).toContain("NoNewPrivilege");
  });

  test("the commands' wrapper says so when there is no such command", () => {
    for (const [words, message] of [
      ["", "Usage: larkpost <command>"],
      [" nothing", 'There is no command "nothing"'],
    ]) {
      const { status, output } = server.run(`sh /opt/larkpost/deploy/larkpost${words}`);
      expect([status, output]).toEqual([2, expect.stringContaining(message ?? "")]);
    }
  });

  test("the backup's unit makes room before it takes one: the newest thirteen stay, and nothing that is no backup goes", () => {
    const state = path.join(server.folder, "/var/lib/larkpost-backups");
    const [prune = ""] = [
      ...readFileSync(path.join(deploy, "larkpost-backup.service"), "utf8").matchAll(/^ExecStart=(.*)$/gm),
    ].map(([, command = ""]) => command.replaceAll("%%", "%"));
    const days = Array.from({ length: 20 }, (_, day) => `2026-01-${String(day + 1).padStart(2, "0")}T03-30-00`);
    // Of a clock that was ahead.
    const later = ["2099-01-01T03-30-00", "2099-01-02T03-30-00"];
    for (const name of [...days, ...later, "2026-01-05T03-30-00.partial", "mine"])
      mkdirSync(path.join(state, name), { recursive: true });
    expect(server.run(prune)).toEqual({ status: 0, output: "" });
    expect(readdirSync(state).sort()).toEqual([...days.slice(-13), ...later, "mine"].sort());
    // If there are no more backups than are kept, none is removed.
    expect(server.run(prune)).toEqual({ status: 0, output: "" });
    expect(readdirSync(state)).toHaveLength(16);
  });
});
