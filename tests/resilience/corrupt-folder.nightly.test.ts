import { randomBytes } from "node:crypto";
import { globSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import { startSite } from "#scripts/start-site.ts";
import { treeHash } from "#server/lib/tree-hash.ts";
import { startTestSite } from "./harness.ts";

type Damage = [name: string, harm: (database: string) => void];

const damages: Damage[] = [
  ["a missing control file", (database) => rmSync(path.join(database, "global", "pg_control"))],
  ["a cut control file", (database) => truncateSync(path.join(database, "global", "pg_control"), 100)],
  ["a control file of noise", (database) => scramble(path.join(database, "global", "pg_control"))],
  ["a foreign version", (database) => writeFileSync(path.join(database, "PG_VERSION"), "9.6\n")],
  ["an empty version", (database) => writeFileSync(path.join(database, "PG_VERSION"), "")],
  ["no version", (database) => rmSync(path.join(database, "PG_VERSION"))],
  ["no tables", (database) => rmSync(path.join(database, "base"), { recursive: true })],
  ["no log", (database) => rmSync(path.join(database, "pg_wal"), { recursive: true })],
  ["a log of noise", (database) => scrambleFolder(path.join(database, "pg_wal"))],
];

function scramble(file: string): void {
  writeFileSync(file, randomBytes(Math.min(statSync(file).size, 8192)));
}

function scrambleFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) scramble(path.join(folder, entry.name));
  }
}

/** Hashes the folder, to detect overwritten files. Removes `postmaster.pid`, which every start writes. */
function sumOfFolder(folder: string): string {
  rmSync(path.join(folder, "postmaster.pid"), { force: true });
  return treeHash(folder, ["."]);
}

async function expectRefusal(data: string): Promise<void> {
  await expect(startTestSite({ DATA_DIR: data })).rejects.toThrow(
    /stopped with code 1:\nThe database in [^\n]+ can't be opened: [^\n]+\.\s*$/,
  );
}

const healthy = temporaryFolder();
beforeAll(async () => {
  await (await startSite({ DATA_DIR: healthy })).stop();
}, 120_000);

test.each(damages)(
  "a data directory with %s is refused with one sentence and stays byte for byte the same",
  async (_, harm) => {
    const data = temporaryFolder();
    await cp(healthy, data, { recursive: true });
    harm(path.join(data, "database"));
    const before = sumOfFolder(path.join(data, "database"));
    await expectRefusal(data);
    expect(sumOfFolder(path.join(data, "database"))).toBe(before);
  },
);

test("a data directory with a catalog map of noise, which Postgres reads after its first checkpoint, is refused and keeps its tables", async () => {
  const data = temporaryFolder();
  await cp(healthy, data, { recursive: true });
  scramble(path.join(data, "database", "global", "pg_filenode.map"));
  const tables = path.join(data, "database", "base");
  // Postgres makes its caches anew.
  for (const cache of globSync(`${tables}/*/pg_internal.init`)) rmSync(cache);
  const before = treeHash(tables, ["."]);
  await expectRefusal(data);
  expect(treeHash(tables, ["."])).toBe(before);
});
