import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../../supabase/migrations/", import.meta.url);
const names = readdirSync(folder).sort();

test("the Supabase CLI takes every migration by its name", () => {
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^\d{14}_[a-z0-9_]+\.sql$/);
  expect(new Set(names.map((name) => name.slice(0, 14))).size).toBe(names.length);
});

test.each(names)("%s touches nothing but the public schema, so that it runs unchanged on hosted Supabase", (name) => {
  const statements = readFileSync(new URL(name, folder), "utf8").replace(/--.*$/gm, "");
  expect(statements).not.toMatch(/\b(?:larkpost|storage|extensions|vault)\.|\bauth\.(?!uid\(|role\(|jwt\()/);
  expect(statements).not.toMatch(/\b(?:create|alter|drop) +(?:role|schema|database|extension)\b/i);
});
