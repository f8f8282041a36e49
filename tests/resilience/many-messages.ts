import { randomInt } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Outcome, withSite } from "./harness.ts";

const messages = 20_000;
/** As many as the API takes. */
const perRequest = 10;
/** Bytes that the write-ahead log keeps afterwards; the messages alone fill more. A checkpoint is due after half of them. */
const target = 128 * 1024 * 1024;
/** Milliseconds in which a due checkpoint is made. */
const patience = 30_000;

/** The write-ahead log after 20,000 messages of the greatest length: a checkpoint lets it be used again, so it does not keep growing. */
export function manyMessages(): Promise<Outcome> {
  return withSite({}, async (site, folder) => {
    const log = path.join(folder, "data", "database", "pg_wal");
    const size = () => readdirSync(log).reduce((sum, name) => sum + statSync(path.join(log, name)).size, 0);
    const sizes = [size()];
    let stored = 0;
    for (let sent = 0; sent < messages; sent += perRequest) {
      // Three bytes a character, and random, because the database compresses what repeats.
      const text = () => String.fromCharCode(...Array.from({ length: 2_000 }, () => 0x4e00 + randomInt(0x5000)));
      const answer = await fetch(`${site.url}/rest/v1/chat_messages`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Prefer: "return=minimal" },
        body: JSON.stringify(
          Array.from({ length: perRequest }, () => ({ email: "many@mail.example", message: text() })),
        ),
      });
      await answer.arrayBuffer();
      if (answer.status === 201) stored += perRequest;
      if (sent % (100 * perRequest) === 0) sizes.push(size());
    }
    await pause(patience);
    sizes.push(size());
    const megabytes = sizes.map((bytes) => (bytes / 2 ** 20).toFixed(0)).join(" → ");
    return {
      figure: `${stored} messages stored; write-ahead log ${megabytes} MB`,
      passed: stored === messages && size() <= target,
    };
  });
}
