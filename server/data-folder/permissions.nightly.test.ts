import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import { runAsOwner } from "./owner.ts";
import { requirePermissions } from "./permissions.ts";
import { rejectHalfRestored, restoringFolder } from "./restoring.ts";
import { canActAsOthers, giveTo, siteUser, strangeUser } from "./testing.ts";

let parent = "";
let data = "";
beforeEach(() => {
  parent = temporaryFolder();
  chmodSync(parent, 0o755);
  data = path.join(parent, "data");
  for (const folder of ["database/base/1", "secrets"]) mkdirSync(path.join(data, folder), { recursive: true });
  for (const file of ["database.lock", "database/base/1/2601", "secrets/tokens.key"])
    writeFileSync(path.join(data, file), "x", { mode: 0o600 });
});

function refusal(user: number): string {
  const program = `
    import { requirePermissions } from ${JSON.stringify(path.join(import.meta.dirname, "permissions.ts"))};
    try { requirePermissions(${JSON.stringify(data)}) } catch (error) { console.log(error.name, error.message) }`;
  const words = ["--input-type=module", "-e", program];
  return spawnSync(process.execPath, words, { uid: user, gid: user, encoding: "utf8" }).stdout.trim();
}

const handOver = (user: number) => `chown -R ${user}:${user} ${data} && chmod -R u+rwX ${data}.`;

describe.skipIf(!canActAsOthers)("access rights to a data directory (as root)", () => {
  test.each(["database.lock", "database/base/1/2601", "database", "secrets/tokens.key", "secrets"])(
    "are reported missing where root's %s is inside, with the path and the fix",
    async (name) => {
      giveTo(data, siteUser);
      expect(refusal(siteUser)).toBe("");
      const file = path.join(data, name);
      chownSync(file, 0, 0);
      chmodSync(file, 0o700);
      const message = await runAsOwner(data, async (folder) => requirePermissions(folder)).catch(String);
      for (const sentence of [message, refusal(siteUser)]) {
        expect(sentence).toContain(`User ${siteUser} has no access to ${file}. Run this as`);
        expect(sentence).toContain(handOver(siteUser));
      }
    },
  );

  test("are reported missing for another user, below a closed directory, and where the directory has to be created", () => {
    giveTo(data, siteUser);
    chmodSync(data, 0o700);
    expect(refusal(strangeUser)).toContain(`has no access to ${data}. Run this as`);
    expect(refusal(strangeUser)).toContain(handOver(strangeUser));
    chmodSync(parent, 0o700);
    expect(refusal(siteUser)).toContain(`has no access to ${parent}. Run this as`);
    chmodSync(parent, 0o755);
    rmSync(data, { recursive: true });
    expect(refusal(siteUser)).toContain(`mkdir -p ${data} && `);
  });
});

test("a directory whose restore was interrupted is refused with one sentence", () => {
  rejectHalfRestored(data);
  mkdirSync(restoringFolder(data));
  expect(() => rejectHalfRestored(data)).toThrow(`A restore into ${data} has not finished: ${data}/restoring`);
});
