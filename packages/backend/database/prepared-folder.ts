import { constants, existsSync, readFileSync } from "node:fs";
import { chmod, cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type DatabaseSchema, schemaDigest } from "./migrate.ts";
import { openPGliteThread } from "./pglite-thread.ts";

const library = dirname(dirname(fileURLToPath(import.meta.resolve("@electric-sql/pglite"))));
const { version }: { version: string } = JSON.parse(readFileSync(join(library, "package.json"), "utf8"));

/** The path contains PGlite's version and the schema's digest, so an outdated copy is never used. */
async function preparedFolder(schema: DatabaseSchema): Promise<string | null> {
  return schema.prepared === undefined
    ? null
    : join(schema.prepared, `pglite-${version}-${await schemaDigest(schema)}`);
}

/** A copy takes 0.3 s; `initdb` and the migrations take 7 s. Without a build, PGlite creates the database. */
export async function copyPreparedFolder(folder: string, schema: DatabaseSchema): Promise<void> {
  const prepared = await preparedFolder(schema);
  if (prepared === null || !existsSync(prepared)) return;
  await cp(prepared, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

export const preparedDatabase = {
  isMade: async (schema: DatabaseSchema): Promise<boolean> => existsSync((await preparedFolder(schema)) ?? ""),
  make: prepareFolder,
};

async function prepareFolder(schema: DatabaseSchema): Promise<void> {
  const prepared = await preparedFolder(schema);
  if (prepared === null || existsSync(prepared)) return;
  await rm(dirname(prepared), { recursive: true, force: true });
  const unfinished = `${prepared}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await (await openPGliteThread(unfinished, schema, () => {})).close();
  // The site may run as a different user than the build.
  for (const file of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) await chmod(join(file.parentPath, file.name), 0o644);
  }
  await rename(unfinished, prepared);
}
