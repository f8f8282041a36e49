import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { errorFields } from "./log.ts";

const canary = "canary-hunter2";

test("an error is logged without anything it carries", () => {
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

test("values and passwords in messages are left out, causes included", () => {
  const cause = new Error(`could not connect to postgres://larkpost:${canary}@db.example/site`);
  const error = new Error(`invalid input syntax for type uuid: "${canary}"`, { cause });
  const text = JSON.stringify(errorFields(error));
  expect(text).not.toContain(canary);
  expect(text).toContain("invalid input syntax for type uuid");
  expect(text).toContain("db.example");
});

test("what is thrown without being an error is not repeated", () => {
  expect(errorFields(canary)).toEqual({ message: "not an error" });
});

const logModule = fileURLToPath(new URL("log.ts", import.meta.url));

/** A process that logs the numbers 1 to 3 and then does what is given. */
function startLogging(next: string) {
  const program = `
    const log = (await import(${JSON.stringify(logModule)})).createLog();
    for (const number of [1, 2, 3]) log.info({ number });
    ${next}`;
  return spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: ["ignore", "ignore", "pipe"] });
}

test("lines written just before the end are not lost, and each tells its time", async () => {
  const lines = (await text(startLogging("process.exit(0);").stderr)).trim().split("\n");
  const fields = lines.map((line): { number: number; time: string } => JSON.parse(line));
  expect(fields.map(({ number }) => number)).toEqual([1, 2, 3]);
  for (const { time } of fields) expect(new Date(time).toISOString()).toBe(time);
});

test("lines do not wait for others to fill a batch", async () => {
  const child = startLogging("setInterval(() => {}, 1000);");
  const [chunk] = await once(child.stderr, "data");
  expect(String(chunk)).toContain('"number":1');
  child.kill();
});
