import { randomBytes } from "node:crypto";
import { readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { startSite } from "#scripts/start-site.ts";
import { treeHash } from "#server/lib/tree-hash.ts";
import { type Outcome, withFolder } from "./harness.ts";

type Damage = [name: string, harm: (database: string) => void];

const damages: Damage[] = [
  ["a missing control file", (database) => rmSync(path.join(database, "global", "pg_control"))],
  ["a cut control file", (database) => truncateSync(path.join(database, "global", "pg_control"), 100)],
  ["a control file of noise", (database) => scramble(path.join(database, "global", "pg_control"))],
  ["a foreign version", (database) => writeFileSync(path.join(database, "PG_VERSION"), "9.6\n")],
  ["an empty version", (database) => writeFileSync(path.join(database, "PG_VERSION"), "")],
  ["a catalog map of noise", (database) => scramble(path.join(database, "global", "pg_filenode.map"))],
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

/** Shows that nothing was overwritten. Every attempt to open the database writes `postmaster.pid`, which holds no data. */
function sumOfFolder(folder: string): string {
  rmSync(path.join(folder, "postmaster.pid"), { force: true });
  return treeHash(folder, ["."]);
}

/** A damaged data folder: one clear sentence, exit code 1, not a byte changed. */
export async function corruptFolder(): Promise<Outcome> {
  return withFolder(async (folder) => {
    const healthy = path.join(folder, "healthy");
    await (await startSite({ DATA_DIR: healthy })).stop();
    const failures: string[] = [];
    for (const [name, harm] of damages) {
      const data = path.join(folder, "damaged");
      await cp(healthy, data, { recursive: true });
      harm(path.join(data, "database"));
      const before = sumOfFolder(path.join(data, "database"));
      const outcome = await startSite({ DATA_DIR: data }).then(
        async (site) => {
          await site.stop();
          return "it started";
        },
        (error: Error) => error.message,
      );
      const isSentence = /stopped with code 1:\nThe database in [^\n]+ can't be opened: [^\n]+\.\s*$/.test(outcome);
      if (!isSentence) failures.push(`${name}: ${outcome.slice(0, 300)}`);
      else if (sumOfFolder(path.join(data, "database")) !== before) failures.push(`${name}: the folder was changed`);
      await rm(data, { recursive: true, force: true });
    }
    return {
      figure: `${damages.length - failures.length} of ${damages.length} damages refused with one sentence, nothing overwritten${failures.map((failure) => `\n       ${failure}`).join("")}`,
      passed: failures.length === 0,
    };
  });
}
