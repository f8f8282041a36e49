import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { temporaryFolder } from "../lib/testing.ts";
import { mountSmallDisk } from "@site/testing/small-disk.ts";
import { openDataDirectory, proveWritable } from "./data-directory.ts";
import { openPgliteDatabase } from "./pglite.ts";
import { schema } from "../testing/site.ts";

const folder = temporaryFolder();
const disk = mountSmallDisk(join(folder, "disk"), 1_048_576);
afterAll(() => disk?.unmount());

describe("the data directory at the start", () => {
  test("is created and left empty", async () => {
    const made = join(folder, "made", "here");
    await openDataDirectory(made);
    expect(readdirSync(made)).toEqual([]);
  });

  test("a file at its path, or above it, is reported in a sentence", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    for (const path of [file, join(file, "below")]) {
      await expect(openPgliteDatabase(path, schema)).rejects.toThrow(
        `DATA_DIR is ${path}, but that path, or one above it, is a file: set DATA_DIR to another folder.`,
      );
    }
  });

  test("a path that can't hold a directory is reported in a sentence without delaying the start", async () => {
    await expect(openPgliteDatabase("/proc/nowhere/deep", schema)).rejects.toThrow(
      "The data folder /proc/nowhere/deep can't be created, because its file system allows no folders there: set DATA_DIR",
    );
  });

  test("a full disk is reported in a sentence, and accepted once there is room", async ({ skip }) => {
    if (!disk) return skip("mounting takes root");
    disk.fill(16_384);
    await expect(openPgliteDatabase(disk.folder, schema)).rejects.toThrow(
      `The disk of the data folder ${disk.folder} is full: free some space, or set DATA_DIR to a folder on another disk.`,
    );
    disk.free();
    await proveWritable(disk.folder);
    expect(readdirSync(disk.folder)).toEqual(["filler"]);
  });

  test("a disk with too little room for a database is reported in a sentence", async ({ skip }) => {
    if (!disk) return skip("mounting takes root");
    await expect(openPgliteDatabase(disk.folder, schema)).rejects.toThrow(/^The disk of the data folder .* is full/);
  });

  test("a read-only disk is reported in a sentence", async ({ skip }) => {
    if (!disk) return skip("mounting takes root");
    // After a failed open, the database closes its files a moment later.
    const { readOnly } = disk;
    await vi.waitFor(() => readOnly(true), 10_000);
    await expect(openPgliteDatabase(disk.folder, schema)).rejects.toThrow(
      `The data folder ${disk.folder} is on a read-only disk: make it writable`,
    );
    readOnly(false);
  });
});
