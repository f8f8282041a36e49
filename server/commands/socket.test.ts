import { existsSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../lib/testing.ts";
import { sendCommand, serveCommands, socketPath } from "./socket.ts";

let folder = "";
let close: (() => Promise<void>) | undefined;
const logged: string[] = [];
const log = pino({ base: null }, { write: (line: string) => void logged.push(line) });

beforeEach(() => {
  folder = temporaryFolder();
  logged.length = 0;
});
afterEach(async () => {
  await close?.();
  close = undefined;
});

test("a command is carried out by the running process, through a socket that its owner alone can open", async () => {
  expect(await sendCommand(folder, "echo", "anybody?")).toBeNull();
  // Left behind by a process that was killed.
  writeFileSync(socketPath(folder), "");
  close = serveCommands(folder, { echo: async (body) => Buffer.concat([body, body]) }, log);
  expect((await sendCommand(folder, "echo", "ü"))?.toString()).toBe("üü");
  expect(statSync(socketPath(folder)).mode & 0o777).toBe(0o600);
  await close();
  expect(existsSync(socketPath(folder))).toBe(false);
  expect(await sendCommand(folder, "echo", "anybody?")).toBeNull();
});

test("a command that is unknown, too long or fails is reported in a sentence, and the log says why", async () => {
  const handlers = {
    fail: async () => {
      throw new Error("the disk is full");
    },
  };
  close = serveCommands(folder, handlers, log);
  for (const name of ["other", "toString", "__proto__"]) {
    await expect(sendCommand(folder, name, "")).rejects.toThrow("of another version");
  }
  await expect(sendCommand(folder, "fail", "x".repeat(70_000))).rejects.toThrow("more than the running site takes");
  expect(logged).toEqual([]);
  await expect(sendCommand(folder, "fail", "")).rejects.toThrow("its log says why");
  expect(logged.join()).toContain("the disk is full");
});

test("a data folder whose path is too long for a socket is reported, and the process goes on without a socket", async () => {
  const deep = path.join(folder, "x".repeat(120));
  close = serveCommands(deep, {}, log);
  expect(logged.join()).toContain("too long for a socket");
});
