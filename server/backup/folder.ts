import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { ExpectedError, makeFolders } from "@site/backend";
import { RestoreError } from "./load.ts";
import { type Snapshot, type SnapshotSummary, computeChecksum, type TableSummary } from "./snapshot.ts";

const gunzipped = promisify(gunzip);
const format = "larkpost-backup-1";
/** Folders with keys for sessions and second factors, and emails written without a mail server. */
const keptFolders = ["secrets", "outbox"];
/** Only the owner has access, because a backup contains all of the site's secrets. */
const ownerOnly = { folder: 0o700, file: 0o600 };

interface Manifest extends SnapshotSummary {
  format: string;
  createdAt: string;
  files: { path: string; bytes: number; sha256: string }[];
}

const sha256 = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex");
const contentFile = (folder: string, table: string): string => path.join(folder, "tables", `${table}.ndjson.gz`);

interface KeptFile {
  path: string;
  bytes: Buffer;
}

export async function readKeptFiles(dataDirectory: string): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for (const folder of keptFolders) {
    const source = path.join(dataDirectory, folder);
    const names = existsSync(source) ? await readdir(source) : [];
    // A leading dot marks a draft that another process is still writing.
    for (const name of names.filter((entry) => !entry.startsWith(".")).sort()) {
      files.push({ path: `${folder}/${name}`, bytes: await readFile(path.join(source, name)) });
    }
  }
  return files;
}

/** A failure leaves nothing behind. @throws ExpectedError for a full disk or an unusable folder */
export async function writeBackup(target: string, snapshot: Snapshot, files: readonly KeptFile[]): Promise<void> {
  if (existsSync(target)) throw new RestoreError(`${target} already exists: choose a new folder.`);
  const draft = `${target}.partial`;
  try {
    await rm(draft, { recursive: true, force: true });
    await fill(draft, snapshot, files);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOSPC" || code === "EDQUOT") {
      throw new ExpectedError(
        `The disk of ${target} is full, so no backup was taken, and its partial files were removed: free some space, or choose a folder on another disk.`,
      );
    }
    if (code === "ENOENT" || code === "ENOTDIR")
      throw new ExpectedError(`${target} can't be created: choose another folder.`);
    throw error;
  }
}

async function fill(draft: string, snapshot: Snapshot, files: readonly KeptFile[]): Promise<void> {
  makeFolders(path.join(draft, "tables"));
  const { contents, ...summary } = snapshot;
  for (const [index, table] of summary.tables.entries()) {
    await writeFile(contentFile(draft, table.name), contents[index] ?? "", { mode: ownerOnly.file });
  }
  for (const file of files) {
    const copy = path.join(draft, "files", file.path);
    await mkdir(path.dirname(copy), { recursive: true, mode: ownerOnly.folder });
    await writeFile(copy, file.bytes, { mode: ownerOnly.file });
  }
  const manifest: Manifest = {
    format,
    createdAt: new Date().toISOString(),
    ...summary,
    files: files.map((file) => ({ path: file.path, bytes: file.bytes.length, sha256: sha256(file.bytes) })),
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(path.join(draft, "manifest.json"), text, { mode: ownerOnly.file });
  await writeFile(path.join(draft, "manifest.sha256"), `${sha256(text)}  manifest.json\n`, { mode: ownerOnly.file });
}

export interface Backup {
  manifest: Manifest;
  readTable(table: TableSummary): Promise<string[]>;
  restoreFiles(dataDirectory: string): Promise<void>;
}

/** Rejects paths that `readKeptFiles` can't produce. A path with `..` could point anywhere. */
function isKept(file: string): boolean {
  const [folder = "", name = "", ...more] = file.split("/");
  return keptFolders.includes(folder) && more.length === 0 && /^[^./\\\0][^/\\\0]*$/.test(name);
}

/** Checksums don't prove who wrote the manifest. @throws RestoreError for a name that no backup could contain */
function checkNames(folder: string, { tables, files }: Manifest): void {
  const strangers = [
    ...tables.map(({ name }) => name).filter((name) => !/^\w+\.\w+$/.test(name)),
    ...files.map((file) => file.path).filter((file) => !isKept(file)),
  ];
  if (strangers.length === 0) return;
  throw new RestoreError(
    `${folder} is not a backup of the site: it contains the unknown name ${JSON.stringify(strangers[0])}.`,
  );
}

/** @throws RestoreError if the file is missing, a link, or not readable by this user */
async function readPart(folder: string, name: string): Promise<Buffer> {
  const unreadable = (error: unknown) => {
    const isRefused = error instanceof Error && "code" in error && error.code === "EACCES";
    throw new RestoreError(
      isRefused
        ? `User ${process.geteuid?.()} may not read ${path.join(folder, name)}: run the command as a user who may.`
        : `${folder} is an incomplete backup: ${name} can't be read.`,
    );
  };
  const file = path.join(await realpath(folder).catch(unreadable), name);
  if ((await realpath(file).catch(unreadable)) !== file) {
    throw new RestoreError(`${folder} is not a backup of the site: ${name} is a link.`);
  }
  return readFile(file).catch(unreadable);
}

/** Reads everything into memory, so only verified bytes are restored. @throws RestoreError for a damaged backup */
export async function openBackup(folder: string): Promise<Backup> {
  const damaged = (name: string) =>
    new RestoreError(`The backup in ${folder} is damaged: ${name} differs from its checksum.`);
  const text = (await readPart(folder, "manifest.json")).toString("utf8");
  if (!(await readPart(folder, "manifest.sha256")).toString("utf8").startsWith(sha256(text))) {
    throw damaged("manifest.json");
  }
  const manifest: Manifest = JSON.parse(text);
  if (manifest.format !== format)
    throw new RestoreError(`${folder} is a backup in a format that this version can't read: update the site first.`);
  checkNames(folder, manifest);
  const contents = new Map<string, Buffer>();
  const readTable = async (table: TableSummary): Promise<string[]> => {
    const name = path.relative(folder, contentFile(folder, table.name));
    const content = await gunzipped(contents.get(table.name) ?? "").catch(() => {
      throw damaged(name);
    });
    const lines = content.length === 0 ? [] : content.toString("utf8").split("\n");
    if (lines.length !== table.rows || computeChecksum(lines) !== table.sha256) throw damaged(name);
    return lines;
  };
  for (const table of manifest.tables) {
    contents.set(table.name, await readPart(folder, path.relative(folder, contentFile(folder, table.name))));
    await readTable(table);
  }
  const files: KeptFile[] = [];
  for (const file of manifest.files) {
    const bytes = await readPart(folder, `files/${file.path}`);
    if (sha256(bytes) !== file.sha256) throw damaged(file.path);
    files.push({ path: file.path, bytes });
  }
  return {
    manifest,
    readTable,
    async restoreFiles(dataDirectory) {
      for (const file of files) {
        const target = path.join(dataDirectory, file.path);
        await mkdir(path.dirname(target), { recursive: true, mode: ownerOnly.folder });
        await writeFile(target, file.bytes, { mode: ownerOnly.file, flag: "wx" });
      }
    },
  };
}
