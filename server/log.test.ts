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
