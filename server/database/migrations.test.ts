import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** These migrations predate the required `previous version` line and can't be edited. */
const unmarked =
  `001-deliveries.sql 001-roles.sql 002-admin.sql 002-auth-functions.sql 002-threads.sql 004-subscribers.sql
  005-contact-copies.sql 005-privacy.sql 006-message-keys.sql 010-auth-tables.sql 011-auth-private.sql 020-auth-flows.sql
  030-recovery-codes.sql 040-service-role.sql 041-known-networks.sql 042-second-step-networks.sql 043-secrets.sql 050-readiness.sql
  20260101000001_case_studies.sql 20260101000002_social_media_world.sql 20260101000003_chat_messages.sql
  20260101000004_contact_messages.sql 20260101000005_messages_by_address.sql 20260101000006_platforms_in_order.sql
  20261124150000_import_records.sql`.split(/\s+/);

test("every later migration states whether the previous version can run on it", () => {
  const root = path.resolve(import.meta.dirname, "..", "..");
  const files = globSync("{supabase/migrations,{server/database,packages/backend/database}/*}/*.sql", { cwd: root });
  const lacking = files.filter(
    (file) => !/^-- previous version: (works|needs \d+\.\d+\.\d+)$/m.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(lacking.map((file) => path.basename(file)).sort()).toEqual(unmarked);
});

const folder = new URL("../../supabase/migrations/", import.meta.url);
const names = readdirSync(folder).sort();

test("the Supabase CLI accepts every migration's name", () => {
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^\d{14}_[a-z0-9_]+\.sql$/);
  expect(new Set(names.map((name) => name.slice(0, 14))).size).toBe(names.length);
});

test.each(names)(
  "%s changes only the public schema and one of its own, so that it runs unchanged on hosted Supabase",
  (name) => {
    const statements = readFileSync(new URL(name, folder), "utf8").replace(/--.*$/gm, "");
    expect(statements).not.toMatch(/\b(?:larkpost|storage|extensions|vault)\.|\bauth\.(?!uid\(|role\(|jwt\()/);
    expect(statements.replace("create schema planned;", "")).not.toMatch(
      /\b(?:create|alter|drop) +(?:role|schema|database|extension)\b/i,
    );
  },
);
