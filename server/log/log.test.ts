import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { errorFields } from "./log.ts";

const canary = "canary-hunter2";

test("an error is logged without the values it carries", () => {
  const error = Object.assign(new Error(`duplicate key value violates unique constraint "users_email"`), {
    code: "23505",
    detail: `Key (email)=(${canary}@example.com) already exists.`,
    query: `insert into users values ($1)`,
    params: [canary],
  });
  const fields = errorFields(error);
  expect(fields).toMatchObject({ name: "Error", code: "23505" });
  expect(JSON.stringify(fields)).not.toContain(canary);
});

test("values and passwords in messages are removed, including those of causes", () => {
  const cause = new Error(`could not connect to postgres://owner:${canary}@db.example/site`);
  const error = new Error(`invalid input syntax for type uuid: "${canary}"`, { cause });
  const text = JSON.stringify(errorFields(error));
  expect(text).not.toContain(canary);
  expect(text).toContain("invalid input syntax for type uuid");
  expect(text).toContain("db.example");
});

test("thrown values that aren't errors are not logged", () => {
  expect(errorFields(canary)).toEqual({ message: "not an error" });
});

const threeLines = "for (const number of [1, 2, 3]) log.info({ number });";
const logModule = fileURLToPath(new URL("log.ts", import.meta.url));

function startLogging(program: string, settings: Record<string, string> = {}) {
  const withLog = `const log = (await import(${JSON.stringify(logModule)})).createLog(); ${program}`;
  return spawn(process.execPath, ["--input-type=module", "-e", withLog], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
}

test("lines written just before the end are not lost, and each has its time", async () => {
  const lines = (await text(startLogging(`${threeLines} process.exit(0);`).stderr)).trim().split("\n");
  const fields = lines.map((line): { number: number; time: string } => JSON.parse(line));
  expect(fields.map(({ number }) => number)).toEqual([1, 2, 3]);
  for (const { time } of fields) expect(new Date(time).toISOString()).toBe(time);
});

test("lines written just before a process exits are not lost, however busy its threads are", async () => {
  const busy = `process.prependOnceListener("exit", () => pbkdf2("a", "b", 300_000, 64, "sha512", () => {}));`;
  const program = `const { pbkdf2 } = await import("node:crypto"); ${busy} ${threeLines}`;
  const output = await text(startLogging(program, { UV_THREADPOOL_SIZE: "1" }).stderr);
  expect(output.trim().split("\n")).toHaveLength(3);
});

test("lines don't wait for a full batch", async () => {
  const child = startLogging(`${threeLines} setInterval(() => {}, 1000);`);
  const [chunk] = await once(child.stderr, "data");
  expect(String(chunk)).toContain('"number":1');
  child.kill();
});

test("lines longer than a batch and lines in many alphabets arrive complete and in order", async () => {
  const child = startLogging(`
    for (let number = 0; number < 3000; number++) log.info({ number, text: number % 1000 ? "Ǽé漢🕊" : "漢".repeat(70_000) });
  `);
  const lines = (await text(child.stderr)).trim().split("\n");
  const fields = lines.map((line): { number: number; text: string } => JSON.parse(line));
  expect(fields.map(({ number }) => number)).toEqual([...Array(3000).keys()]);
  expect(fields[1000]?.text).toBe("漢".repeat(70_000));
  expect(fields[2999]?.text).toBe("Ǽé漢🕊");
});
