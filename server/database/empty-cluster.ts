import { existsSync, openAsBlob, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";

const library = dirname(dirname(fileURLToPath(import.meta.resolve("@electric-sql/pglite"))));
const { version }: { version: string } = JSON.parse(readFileSync(join(library, "package.json"), "utf8"));

/** Named after the version that made it, so that an upgrade never opens what an older one left. Each build empties build/. */
const file = join(import.meta.dirname, `../../node_modules/.cache/larkpost/pglite-${version}.tar.gz`);

/**
 * A database just made and empty, as PGlite packs it. `initdb` takes five seconds of processor time and unpacking one, so the
 * build runs it once for every folder that is started later. Undefined where there was no build: PGlite then runs it itself.
 */
export async function emptyCluster(): Promise<Blob | undefined> {
  return existsSync(file) ? openAsBlob(file, { type: "application/x-gzip" }) : undefined;
}

/** Writes the file, unless this version's is there. */
export async function writeEmptyCluster(): Promise<void> {
  if (existsSync(file)) return;
  await mkdir(dirname(file), { recursive: true });
  const pglite = await PGlite.create();
  const packed = await pglite.dumpDataDir("gzip");
  await pglite.close();
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await packed.arrayBuffer()));
  await rename(unfinished, file);
}
