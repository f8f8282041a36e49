import { randomInt } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { startTestSite } from "./harness.ts";

const messages = 20_000;
const atOnce = 10;
/** Maximum bytes of write-ahead log afterwards. The messages alone are larger, but a checkpoint is due at half this size. */
const target = 128 * 1024 * 1024;
/** Milliseconds to wait for a due checkpoint. */
const patience = 30_000;

test("after 20,000 messages of the maximum length the write-ahead log is reused and stops growing", {
  timeout: 30 * 60_000,
}, async () => {
  const site = await startTestSite();
  const log = path.join(site.dataDirectory, "database", "pg_wal");
  const send = async (): Promise<void> => {
    // Random characters of three bytes each, because the database compresses repetition.
    const message = String.fromCharCode(...Array.from({ length: 2_000 }, () => 0x4e00 + randomInt(0x5000)));
    const answer = await fetch(`${site.url}/rest/v1/chat_messages`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Prefer: "return=minimal" },
      body: JSON.stringify({ email: "many@mail.example", message }),
    });
    await answer.arrayBuffer();
    expect(answer.status).toBe(201);
  };
  for (let sent = 0; sent < messages; sent += atOnce) await Promise.all(Array.from({ length: atOnce }, send));
  await pause(patience);
  expect(readdirSync(log).reduce((sum, name) => sum + statSync(path.join(log, name)).size, 0)).toBeLessThanOrEqual(
    target,
  );
});
